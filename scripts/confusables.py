#!/usr/bin/env python3
"""Writes the Unicode Consortium's list of look-alike characters (UTS 39), in the version of this
system's ICU, into House/Sources/House/Players/confusables.txt. Run this by hand, after
`scripts/setup.sh names`.

A house stores what names look like. After a change of the file, add a migration with Looks.fill.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "House/Sources/House/Players/confusables.txt"
HEAD = """\
# Characters that look alike, in hexadecimal code points: what is before the colon stands for each
# of those after it. Taken from confusables.txt of Unicode {version}
# (https://www.unicode.org/reports/tr39/), corrected for 4CF, and brought into this form by
# scripts/confusables.py.
#
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
# SPDX-License-Identifier: Unicode-DFS-2016
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
# files and any associated documentation (the "Data Files") or Unicode software and any associated
# documentation (the "Software") to deal in the Data Files or Software without restriction, including
# without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies
# of the Data Files or Software, and to permit persons to whom the Data Files or Software are
# furnished to do so, provided that either (a) this copyright and permission notice appear with all
# copies of the Data Files or Software, or (b) this copyright and permission notice appear in
# associated Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
# INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE
# AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS
# INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES,
# OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
# CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
# PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder shall not be used in advertising
# or otherwise to promote the sale, use or other dealings in these Data Files or Software without
# prior written authorization of the copyright holder.

"""
# Corrections of Unicode 15, for characters that are drawn differently. The small palochka is a
# stroke without a dot.
CORRECTED = {0x4CF: "l"}
# The size of a buffer, in bytes or in UTF-16 units, which is more than any character expands to.
ROOM = 512


class ICU:
    """The ICU functions needed here. In the library, their names end with ICU's version."""

    def __init__(self) -> None:
        names = [ctypes.util.find_library(name) for name in ("icui18n", "icuuc")]
        if None in names:
            raise SystemExit("ICU is not installed. Please run scripts/setup.sh names first.")
        self._libraries = [ctypes.CDLL(name) for name in names]
        self._ending = "_" + str(names[0]).rpartition(".")[2]
        status = ctypes.c_int(0)
        self._checker = self._call("uspoof_open", ctypes.c_void_p)(ctypes.byref(status))
        self._nfd = self._call("unorm2_getNFDInstance", ctypes.c_void_p)(ctypes.byref(status))
        assert status.value <= 0, status.value

    def _call(self, name: str, result: type) -> ctypes._NamedFuncPointer:
        for library in self._libraries:
            if hasattr(library, name + self._ending):
                function = getattr(library, name + self._ending)
                function.restype = result
                return function
        raise SystemExit(f"This ICU has no {name}.")

    @property
    def unicode_version(self) -> str:
        version = (ctypes.c_uint8 * 4)()
        self._call("u_getUnicodeVersion", None)(version)
        return ".".join(str(part) for part in version[:3])

    def skeleton(self, text: str) -> str:
        given, room, status = text.encode(), ctypes.create_string_buffer(ROOM), ctypes.c_int(0)
        size = self._call("uspoof_getSkeletonUTF8", ctypes.c_int32)(
            ctypes.c_void_p(self._checker), 0, given, len(given), room, ROOM, ctypes.byref(status)
        )
        assert status.value <= 0, status.value
        return room.raw[:size].decode()

    def decomposed(self, text: str) -> str:
        given = text.encode("utf-16-le")
        room, status = ctypes.create_string_buffer(2 * ROOM), ctypes.c_int(0)
        size = self._call("unorm2_normalize", ctypes.c_int32)(
            ctypes.c_void_p(self._nfd), given, len(given) // 2, room, ROOM, ctypes.byref(status)
        )
        assert status.value <= 0, status.value
        return room.raw[: 2 * size].decode("utf-16-le")


def lookalikes(icu: ICU) -> dict[str, list[int]]:
    """Returns the characters that look like others, except those decomposed before any lookup."""
    groups: dict[str, list[int]] = {}
    for code in [*range(0xD800), *range(0xE000, 0x110000)]:
        character = chr(code)
        if icu.decomposed(character) != character:
            continue
        skeleton = icu.skeleton(character)
        # Some characters map to characters that in turn map to others.
        while icu.skeleton(skeleton) != skeleton:
            skeleton = icu.skeleton(skeleton)
        skeleton = CORRECTED.get(code, skeleton)
        if skeleton != character:
            groups.setdefault(skeleton, []).append(code)
    return groups


def main() -> None:
    icu = ICU()
    groups = lookalikes(icu)
    known = {code for codes in groups.values() for code in codes}
    assert not any(ord(character) in known for skeleton in groups for character in skeleton)
    with FILE.open("w") as file:
        file.write(HEAD.format(version=icu.unicode_version))
        for skeleton, codes in sorted(groups.items()):
            taken_for = " ".join(f"{ord(character):X}" for character in skeleton)
            file.write(f"{taken_for}: {' '.join(f'{code:X}' for code in codes)}\n")
    print(f"{FILE.name}: {len(known)} characters, taken for {len(groups)}")


if __name__ == "__main__":
    main()
