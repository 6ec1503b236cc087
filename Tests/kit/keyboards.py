"""Presses keys of keyboards with different layouts, as a system reports them."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import CDPSession

# The bits of the modifier keys in the browser's protocol.
ALT, CONTROL, META, SHIFT = 1, 2, 4, 8
# The code of a key that an input method has used.
USED = 229


@dataclass(frozen=True)
class Key:
    """A key: its place on a US keyboard, and what the layout has there."""

    place: str
    sign: str


@dataclass(frozen=True)
class Keyboard:
    """The keys that matter to the page. `left` and `right` are at the places of A and D, and the
    others are where a player looks for Z, R and 2."""

    left: Key
    right: Key
    undo: Key
    red: Key
    two: Key


KEYBOARDS = {
    "QWERTY": Keyboard(
        Key("KeyA", "a"), Key("KeyD", "d"), Key("KeyZ", "z"), Key("KeyR", "r"), Key("Digit2", "2")
    ),
    "AZERTY": Keyboard(
        Key("KeyA", "q"), Key("KeyD", "d"), Key("KeyW", "z"), Key("KeyR", "r"), Key("Digit2", "é")
    ),
    "Dvorak": Keyboard(
        Key("KeyA", "a"), Key("KeyD", "e"), Key("Slash", "z"), Key("KeyO", "r"), Key("Digit2", "2")
    ),
    "Cyrillic": Keyboard(
        Key("KeyA", "ф"), Key("KeyD", "в"), Key("KeyZ", "я"), Key("KeyR", "к"), Key("Digit2", "2")
    ),
    "Arabic": Keyboard(
        Key("KeyA", "ش"), Key("KeyD", "ي"), Key("KeyZ", "ئ"), Key("KeyR", "ق"), Key("Digit2", "٢")
    ),
    # Some keyboards on a screen report no places.
    "on-screen": Keyboard(Key("", "a"), Key("", "d"), Key("", "z"), Key("", "r"), Key("", "2")),
}


class Typist:
    """Presses and releases keys."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def down(self, key: Key, modifiers: int = 0, code: int = 0) -> None:
        self._send("rawKeyDown", key, modifiers, code)

    def up(self, key: Key, modifiers: int = 0) -> None:
        self._send("keyUp", key, modifiers, 0)

    def press(self, key: Key, modifiers: int = 0, code: int = 0) -> None:
        self.down(key, modifiers, code)
        self.up(key, modifiers)

    def compose(self, text: str) -> None:
        """Shows a text that an input method hasn't finished yet."""
        caret = {"selectionStart": len(text), "selectionEnd": len(text)}
        self.session.send("Input.imeSetComposition", {"text": text, **caret})

    def commit(self, text: str) -> None:
        """Finishes the text of an input method."""
        self.session.send("Input.insertText", {"text": text})

    def _send(self, kind: str, key: Key, modifiers: int, code: int) -> None:
        what = {"type": kind, "code": key.place, "key": key.sign, "modifiers": modifiers}
        self.session.send("Input.dispatchKeyEvent", {**what, "windowsVirtualKeyCode": code})
