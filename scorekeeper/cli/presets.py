"""``scorekeeper presets``: the named rule sets, to look at or for a script."""

import json
from typing import Any

from scorekeeper.rules.presets import PRESETS, Preset, preset


def show(preset_id: str | None, *, as_json: bool) -> None:
    """Print every named rule set, or all options of one.

    Raises:
        UnknownPreset: no named rule set has this id.
    """
    if preset_id is None:
        _show_all(as_json=as_json)
    else:
        _show_one(preset(preset_id), as_json=as_json)


def _show_all(*, as_json: bool) -> None:
    if as_json:
        print(json.dumps([_described(one) for one in PRESETS.values()], ensure_ascii=False))
        return
    width = max(map(len, PRESETS))
    for one in PRESETS.values():
        print(f"{one.id:{width}}  {one.title}")


def _show_one(one: Preset, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_described(one), ensure_ascii=False))
        return
    print(one.title)
    print(one.difference)
    print(f"{one.family}, confidence {one.confidence}: {one.source}")
    for key, value in one.rules.to_json().items():
        print(f"  {key}: {json.dumps(value, ensure_ascii=False)}")


def _described(one: Preset) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.title,
        "family": one.family,
        "difference": one.difference,
        "confidence": one.confidence,
        "source": one.source,
        "options": one.rules.to_json(),
    }
