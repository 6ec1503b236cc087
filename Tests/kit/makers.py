"""Makes phones, and opens games on them, for the fixtures of several folders of tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from playwright.sync_api import Browser

from kit.ears import EARS, NO_EARS
from kit.fake_house import NONE, FakeHouse
from kit.game import Game
from kit.house import PATIENCE, House
from kit.phone import Phone, PhoneMaker
from kit.proxy import Nginx

AnyGame = TypeVar("AnyGame", bound=Game)


@contextmanager
def phones(browser: Browser, server: str) -> Iterator[PhoneMaker]:
    made_phones: list[Phone] = []

    def make(
        width: int,
        height: int,
        scale: float = 2,
        touch: bool = True,
        store: dict[str, str] | None = None,
        **context_options: Any,
    ) -> Phone:
        options: dict[str, Any] = {
            "base_url": server,
            "viewport": {"width": width, "height": height},
            "screen": {"width": width, "height": height},
            "device_scale_factor": scale,
            "has_touch": touch,
            "is_mobile": touch,
            # With a cache, every test would request the page twice.
            "service_workers": "block",
        }
        if store is not None:
            kept = [{"name": key, "value": text} for key, text in store.items()]
            origin = {"origin": server.rstrip("/"), "localStorage": kept}
            options["storage_state"] = {"cookies": [], "origins": [origin]}
        context = browser.new_context(**(options | context_options))
        made = Phone(context, context.new_page())
        context.set_default_timeout(PATIENCE)
        context.on("page", made.watch)
        made.watch(made.page)
        made_phones.append(made)
        return made

    yield make
    for made in made_phones:
        # A handler of a test may still read a response, which closing would take away from it.
        for page in made.context.pages:
            page.unroute_all(behavior="wait")
        made.context.unroute_all(behavior="wait")
        made.context.close()
    problems = [problem for made in made_phones for problem in made.problems]
    assert not problems, "the page had problems:\n" + "\n".join(problems)


def maker(kind: type[AnyGame], phone: PhoneMaker) -> Callable[..., AnyGame]:
    def make(
        width: int = 390,
        height: int = 844,
        *,
        query: str = "inspect&seed=42",
        real_time: bool = False,
        motion: bool = True,
        scale: float = 1,
        script: str | None = None,
        house: FakeHouse | House | Nginx | None = None,
        **phone_options: Any,
    ) -> AnyGame:
        if isinstance(house, House | Nginx):
            phone_options["base_url"] = house.address + "/"
        reduced_motion = "no-preference" if motion else "reduce"
        made = kind(phone(width, height, scale, reduced_motion=reduced_motion, **phone_options))
        if script is not None:
            made.page.add_init_script(script)
        if EARS not in (script or ""):
            made.page.add_init_script(NO_EARS)
        if house is None:
            made.phone.context.add_init_script(NONE)
        elif isinstance(house, FakeHouse):
            house.serve(made.phone.context)
        if not real_time:
            made.stop_time()
        made.open(query)
        return made

    return make
