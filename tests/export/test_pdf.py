"""Score sheets to print, read back."""

from __future__ import annotations

from io import BytesIO

from fpdf.fonts import TTFFont
from pypdf import PdfReader

from scorekeeper.export.paper import Paper
from scorekeeper.export.pdf import score_sheets
from scorekeeper.export.pdf_page import Page
from tests.export.conftest import LONG


def pages(*papers: Paper) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(score_sheets(papers))).pages]


def test_a_sheet_says_who_played_what_and_how_it_ended(won: Paper) -> None:
    (page,) = pages(won)
    assert page.startswith("Friday\n27 November 2026 · Australian · at the club")
    for words in ("Ann & Cat", "Bob & Dan", "Contractor", "argued about", "a card was seen"):
        assert words in page
    assert "Ann & Cat made 6NT (120) and reached 560." in page


def test_each_hand_has_its_contract_contractor_tricks_points_and_totals(won: Paper) -> None:
    (page,) = pages(won)
    rows = page.replace("\n", " ")
    assert "1 8♥ Ann 8 +300 300 +20 20 2 Misdeal 0 300 0 20 a card was seen 3 7♠ Ann" in rows


def test_suits_and_the_minus_are_drawn_with_our_own_typefaces(won: Paper, below: Paper) -> None:
    reader = PdfReader(BytesIO(score_sheets([won, below])))
    fonts = {
        font.get_object()["/BaseFont"]
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]
    }
    assert all("Scorepad" in font for font in fonts), fonts
    second = reader.pages[1].extract_text()
    assert "8♦" in second
    assert "−280 −220" in second


def test_a_total_below_zero_is_ringed_and_the_total_that_won_underlined_twice(
    won: Paper, below: Paper
) -> None:
    """An ellipse is four curves, a stroke a line."""

    def drawn(paper: Paper) -> tuple[int, int]:
        contents = PdfReader(BytesIO(score_sheets([paper]))).pages[0].get_contents()
        assert contents is not None
        words = contents.get_data().split()
        return words.count(b"c"), words.count(b"l")

    curves, lines = drawn(won)
    # Below the head and each of the four hands a rule, beside each hand the margin; two strokes.
    assert (curves, lines) == (0, 1 + 4 + 4 + 2)
    curves, lines = drawn(below)
    # Bob and Dan brought −40 along, Ann and Cat have been below zero since the first hand.
    assert (curves, lines) == (4 * (1 + 3), 1 + 4 + 4)


def test_what_was_brought_along_comes_first(below: Paper) -> None:
    (page,) = pages(below)
    assert page.index("Brought along") < page.index("8♦")
    assert "Nobody has won yet" in page


def test_many_matches_are_one_file_with_the_pages_numbered(won: Paper, below: Paper) -> None:
    first, second = pages(won, below)
    assert first.replace("\n", " ").endswith("Friday 1 / 2")
    assert second.replace("\n", " ").endswith("=HYPERLINK(1) 2 / 2")


def test_long_names_are_whole_and_the_columns_are_named_again_on_each_page(long: Paper) -> None:
    found = pages(long)
    assert len(found) > 1
    for page in found:
        letters = page.replace("\n", "").replace(" ", "")
        assert letters.count("Contractor") == 1
        for letter in "ABCDE":
            assert f"{LONG} {letter * 30}".replace(" ", "") in letters
    assert f"with{LONG} {'C' * 30}".replace(" ", "") in found[0].replace("\n", "").replace(" ", "")


def test_no_match_is_a_page_that_says_so() -> None:
    (page,) = pages()
    assert page.startswith("There are no matches.")


def test_five_sides_lie_across(long: Paper, won: Paper) -> None:
    across, *_, upright = PdfReader(BytesIO(score_sheets([long, won]))).pages
    assert across.mediabox.width > across.mediabox.height
    assert upright.mediabox.width < upright.mediabox.height


def test_a_document_that_comes_to_nothing_leaves_no_file_open() -> None:
    page = Page()
    files = [font.ttfont.reader.file for font in page.fonts.values() if isinstance(font, TTFFont)]
    assert len(files) == 3
    with page:
        assert not any(file.closed for file in files)
    assert all(file.closed for file in files)
