"""Draw the app's icon, a score pad on a card table, in every size the platforms ask for.

    python docs/tools/make_icons.py

Needs Pillow. Writes ``assets/``: the icons `flet build` looks for, the splash pictures and
the browser's own. The drawing is made once, large, and scaled down.
"""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

ASSETS = Path(__file__).parents[2] / "assets"
SLAB = ASSETS / "fonts" / "scorepad-slab-bold.ttf"

S = 2048
FELT, FELT_EDGE = (38, 92, 68), (18, 52, 38)
PAPER, RULE, MARGIN = (250, 244, 229), (176, 196, 199), (200, 72, 58)
INK, BINDING = (28, 39, 46), (126, 34, 34)


def felt() -> Image.Image:
    """Return the table: green, lit from above its middle."""
    small = 256
    light = Image.new("L", (small, small))
    light.putdata(
        [
            int(255 * min(1.0, math.hypot(x - small * 0.5, y - small * 0.36) / (small * 0.8)))
            for y in range(small)
            for x in range(small)
        ]
    )
    mask = light.resize((S, S), Image.Resampling.BICUBIC)
    return Image.composite(
        Image.new("RGB", (S, S), FELT_EDGE), Image.new("RGB", (S, S), FELT), mask
    ).convert("RGBA")


def pen_line(draw: ImageDraw.ImageDraw, x: float, y: float, length: float, *, seed: int) -> None:
    """Draw one stroke of a pen: not quite straight, thinner at its ends."""
    steps = 160
    for i in range(steps + 1):
        t = i / steps
        wobble = 7 * math.sin(t * 5.1 + seed) + 4 * math.sin(t * 11 + 2 * seed)
        width = 25 * (0.55 + 0.45 * math.sin(math.pi * min(1.0, t * 1.15 + 0.04)))
        px, py = x + length * t, y + wobble - 16 * t
        draw.ellipse((px - width, py - width, px + width, py + width), fill=MARGIN)


def pad(side: int) -> Image.Image:
    """Return the score pad: bound at the top, ruled, with the number that wins on it."""
    width, height = int(side * 0.98), side
    sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), radius=70, fill=PAPER)
    top = int(height * 0.17)
    for row in range(1, 6):
        y = top + int((height - top) * row / 6)
        draw.line((0, y, width, y), fill=RULE, width=9)
    for gap in (0, 26):
        x = int(width * 0.115) + gap
        draw.line((x, top, x, height), fill=(*MARGIN, 255), width=7)
    draw.rounded_rectangle((0, 0, width - 1, top), radius=70, fill=BINDING)
    draw.rectangle((0, top // 2, width - 1, top), fill=BINDING)
    for i in range(23):
        hole = width * (i + 0.5) / 23
        draw.ellipse((hole - 12, top - 46, hole + 12, top - 22), fill=(228, 190, 150))
    font = ImageFont.truetype(SLAB, int(width * 0.41))
    left, up, right, down = font.getbbox("500")
    across = width * 0.56 - (right + left) / 2
    along = top + (height - top) * 0.40 - (down + up) / 2
    draw.text((across, along), "500", font=font, fill=INK)
    under = along + down + height * 0.085
    pen_line(draw, across + left + 30, under, right - left - 70, seed=1)
    pen_line(draw, across + left + 80, under + 92, right - left - 150, seed=3)
    shape = Image.new("L", sheet.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, width - 1, height - 1), radius=70, fill=255)
    sheet.putalpha(ImageChops.multiply(sheet.getchannel("A"), shape))
    return sheet


def pad_on(table: Image.Image, share: float) -> Image.Image:
    """Lay the pad, a little askew, on a table (or on nothing); `share` is how much it covers."""
    turned = pad(int(S * share)).rotate(5, resample=Image.Resampling.BICUBIC, expand=True)
    spot = ((S - turned.width) // 2, (S - turned.height) // 2)
    shadow = Image.new("RGBA", (S, S), (0, 0, 0, 0))
    shadow.paste((8, 16, 12, 150), (spot[0] + 14, spot[1] + 40), turned.getchannel("A"))
    whole = Image.alpha_composite(table, shadow.filter(ImageFilter.GaussianBlur(38)))
    top = Image.new("RGBA", (S, S), (0, 0, 0, 0))
    top.paste(turned, spot, turned)
    return Image.alpha_composite(whole, top)


def rounded(image: Image.Image, radius: float) -> Image.Image:
    """Return the picture with its corners cut round, `radius` as a share of its side."""
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, image.width - 1, image.height - 1), radius=radius * image.width, fill=255
    )
    cut = image.copy()
    cut.putalpha(mask)
    return cut


def save(image: Image.Image, name: str, size: int) -> None:
    """Write one picture at one size, few colours being plenty for it."""
    target = ASSETS / name
    target.parent.mkdir(parents=True, exist_ok=True)
    scaled = image.resize((size, size), Image.Resampling.LANCZOS)
    scaled.save(target, optimize=True)


def main() -> None:
    """Draw, and write every file."""
    table = felt()
    square = pad_on(table, 0.72)
    safe = pad_on(table, 0.54)  # phones cut the edges of these into circles
    bare = pad_on(Image.new("RGBA", (S, S), (0, 0, 0, 0)), 0.50)
    app = rounded(square, 0.22)

    save(app, "icon.png", 1024)
    save(square.convert("RGB"), "icon_ios.png", 1024)
    save(safe.convert("RGB"), "icon_android.png", 1024)
    app.resize((256, 256), Image.Resampling.LANCZOS).save(
        ASSETS / "icon_windows.ico", sizes=[(n, n) for n in (16, 24, 32, 48, 64, 128, 256)]
    )
    save(bare, "splash.png", 1024)

    save(app, "favicon.png", 64)
    save(app, "icons/icon-192.png", 192)
    save(app, "icons/icon-512.png", 512)
    save(safe.convert("RGB"), "icons/icon-maskable-192.png", 192)
    save(safe.convert("RGB"), "icons/icon-maskable-512.png", 512)
    save(square.convert("RGB"), "icons/apple-touch-icon-192.png", 192)
    save(app, "icons/loading-animation.png", 192)


if __name__ == "__main__":
    main()
