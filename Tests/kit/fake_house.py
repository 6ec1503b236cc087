"""A fake house that a test controls. It responds as the API describes, or not at all."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, Request, Route

from kit.game import Game
from kit.kept import RULES

Answer = tuple[int, dict[str, Any]]
# Seconds from a stopped clock's start to the end of the day. The day ends in the middle of a
# minute, because not all clocks start within the same second.
DAY = 2 * 3600 + 4 * 60 + 30
ENDS = 1000 + DAY
SEED = "00000000000000ff"
# A device's secret: 32 bytes as base64url.
SECRET = re.compile("[A-Za-z0-9_-]{43}")
# Makes the page believe that its host has only files. A route isn't used, because Playwright's
# routes turn the browser's cache off.
NONE = """
  const ask = window.fetch;
  window.fetch = (what, how) => String(what.url ?? what).includes("/api/")
    ? Promise.resolve(new Response("Not found", { status: 404 }))
    : ask(what, how);
"""


@dataclass
class FakeHouse:
    """A house with names, tickets, tables, boards and runs. It responds only if `is_open`."""

    is_open: bool = True
    # The house's response to a run, or None to accept the run.
    refusal: tuple[int, str, str] | None = None
    # The devices that own each name, and the suggestion for each taken name.
    names: dict[str, str] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)
    played: set[str] = field(default_factory=set)
    # Rows as (rank, player, score) by period, and the rows around the asking player.
    boards: dict[str, list[tuple[int, str, int]]] = field(default_factory=dict)
    around: list[tuple[int, str, int]] = field(default_factory=list)
    # The rows of the all-time board for version 1 of the rules.
    older: list[tuple[int, str, int]] = field(default_factory=list)
    runs: list[bytes] = field(default_factory=list)
    # The links of the public walls, and the links of the liked walls.
    walls: list[str] = field(default_factory=list)
    liked: set[str] = field(default_factory=set)
    # The pockets that the tables draw, in order, and the bets by key.
    pockets: list[int] = field(default_factory=lambda: [17, 4, 32, 0])
    bets: dict[str, dict[str, Any]] = field(default_factory=dict)
    # The games whose tables were opened.
    tables: list[str] = field(default_factory=list)
    # Whether the tables draw pockets. The house responds to other requests in any case.
    draws: bool = True
    asked: list[str] = field(default_factory=list)
    # When the house's day ends, and the house's current time, if any, in seconds since 1970.
    ends: int = ENDS
    time: int | None = None

    def serve(self, context: BrowserContext) -> None:
        context.route("**/api/**", self._answer)

    def count(self, path: str) -> int:
        return sum(1 for asked in self.asked if path in asked)

    def _answer(self, route: Route, request: Request) -> None:
        path = request.url.split("/api/", 1)[1]
        self.asked.append(f"{request.method} {path}")
        if not self.is_open or (not self.draws and path.endswith("/spins")):
            route.abort("connectionrefused")
            return
        status, body = self._say(path, request)
        dated = {"Date": formatdate(self.time, usegmt=True)} if self.time is not None else {}
        if status == 204:
            route.fulfill(status=204, headers=dated)
            return
        kind = "application/problem+json" if status >= 400 else "application/json"
        route.fulfill(
            status=status, headers=dated | {"Content-Type": kind}, body=json.dumps(body)
        )

    def _say(self, path: str, request: Request) -> Answer:
        word = path.split("?")[0].split("/")[0]
        if word == "challenge":
            return 200, self._challenge()
        if word == "players":
            return self._name(request)
        if word == "names":
            return self._owner(request)
        if word == "device":
            return self._device(request)
        if word == "tickets":
            return self._ticket(request)
        if word == "tables":
            return self._spin(request) if path.endswith("/spins") else self._table(request)
        if word == "walls":
            return self._wall(path, request)
        if word == "runs" and request.method == "POST":
            return self._run(request)
        if word == "boards":
            return 200, self._board(path)
        return problem(404, "unknown-run", "There is no such run here.")

    def _wall(self, path: str, request: Request) -> Answer:
        if request.method == "GET":
            return 200, {"rows": [self._told(link) for link in self.walls], "hasMore": True}
        if not path.endswith("/heart"):
            return 201, {}
        self.liked ^= {self.walls[0]}
        return 200, self._told(self.walls[0])

    def _told(self, link: str) -> dict[str, Any]:
        is_liked = link in self.liked
        return {"link": link, "plays": 1234, "hearts": int(is_liked), "isLiked": is_liked}

    def _challenge(self) -> dict[str, Any]:
        games = [
            {"game": game, "players": 3, "played": game in self.played}
            for game in ("bubblepop", "breakout")
        ]
        return {"day": "1970-01-01", "ends": self.ends, "games": games}

    def _name(self, request: Request) -> Answer:
        name = request.post_data_json["name"]
        if name in self.taken:
            return self._owner_of(name)
        device = request.headers.get("funfair-device", "")
        if SECRET.fullmatch(device) is None:
            return problem(403, "unknown-device", "The house does not know this device.")
        is_new = name not in self.names
        if self.names.setdefault(name, device) != device:
            return problem(409, "name-taken", f"{name} is the name of another device here.")
        return 201 if is_new else 200, {"name": name}

    def _owner(self, request: Request) -> Answer:
        name = parse_qs(urlsplit(request.url).query)["player"][0]
        return self._owner_of(name) if name in self.taken else (200, {"name": name})

    def _owner_of(self, name: str) -> Answer:
        status, body = problem(409, "name-taken", f"{name} is the name of another device here.")
        return status, body | {"suggestion": self.taken[name]}

    def _device(self, request: Request) -> Answer:
        device = request.headers.get("funfair-device", "")
        names = [name for name, owner in self.names.items() if owner == device]
        if not names:
            return problem(403, "unknown-device", "The house does not know this device.")
        if request.method == "DELETE":
            for name in names:
                del self.names[name]
            return 204, {}
        return 200, {"names": names, "runs": [run.hex() for run in self.runs]}

    def _ticket(self, request: Request) -> Answer:
        asked = request.post_data_json
        if (refusal := self._stranger(request, asked["player"])) is not None:
            return refusal
        if asked["board"] == "challenge" and asked["game"] in self.played:
            return problem(409, "challenge-played", "You had your try today.")
        ticket = f"{asked['board']}.{len(self.asked)}"
        rest = {"seed": SEED, "rulesVersion": rules(asked["game"]), "issued": 1, "expires": 9}
        return 201, asked | {"ticket": ticket} | rest

    def _stranger(self, request: Request, name: str) -> Answer | None:
        device = request.headers.get("funfair-device", "")
        if device not in self.names.values():
            return problem(403, "unknown-device", "The house does not know this device.")
        if self.names.get(name) != device:
            return problem(403, "not-your-name", f"{name} is the name of another device here.")
        return None

    def _table(self, request: Request) -> Answer:
        asked = request.post_data_json
        if (refusal := self._stranger(request, asked["player"])) is not None:
            return refusal
        self.tables.append(asked["game"])
        state = {"spins": 0, "money": 1000, "score": 0, "isOver": False}
        return 201, asked | {"table": "table-1", "rulesVersion": rules("roulette")} | state

    def _spin(self, request: Request) -> Answer:
        bet, key = request.post_data_json, request.headers["idempotency-key"]
        if self.bets.setdefault(key, bet) != bet:
            return problem(409, "key-reused", "That was another bet.")
        spin = list(self.bets).index(key)
        state = {"money": 1, "score": 0, "isOver": False}
        ranks = {"all": 12, "week": 5, "today": 3}
        return 200, {"spin": spin + 1, "pocket": self.pockets[spin], "ranks": ranks} | state

    def _run(self, request: Request) -> Answer:
        if self.refusal is not None:
            return problem(*self.refusal)
        assert request.headers["content-type"] == "application/octet-stream"
        ticket = request.headers["funfair-ticket"]
        self.runs.append(request.post_data_buffer or b"")
        ranks = {"all": 12, "week": 5, "today": 3}
        if ticket.startswith("challenge"):
            self.played.add("bubblepop")
            ranks["challenge"] = 2
        return 201, {"run": run_id(0), "score": 1, "isBest": True, "ranks": ranks}

    def _board(self, path: str) -> dict[str, Any]:
        game, period = path.split("?")[0].split("/")[1:]
        is_older = "rules=1&" in path and rules(game) > 1
        if "ago=1" in path:
            period += "?ago=1"
        rows = self.older if is_older else self.boards.get(period, [])
        # Runs of the day's challenge can't be watched until the day has ended.
        told = period != "challenge"
        return {
            "game": game, "period": period, "players": 1234,
            "olderRules": [1] if self.older else [],
            "ends": None if period in ("all", "wall") else self.ends,
            "rows": [row(*one, told=told) for one in rows],
            "around": [row(*one, told=told) for one in self.around],
        }


def rules(contest: str) -> int:
    return RULES[contest.split("-")[0]]


def problem(status: int, word: str, detail: str) -> Answer:
    return status, {
        "type": f"/api/problems/{word}", "title": word, "status": status, "detail": detail,
    }


def row(rank: int, player: str, score: int, *, told: bool) -> dict[str, Any]:
    run = run_id(rank) if told else None
    return {"rank": rank, "player": player, "score": score, "run": run, "made": 1}


def run_id(rank: int) -> str:
    """Returns the house's ID for the run in a row, which is 22 meaningless letters."""
    return f"_r-{rank:019}"


def twenty() -> list[tuple[int, str, int]]:
    return [(rank, f"Player {rank}", 2000 - 10 * rank) for rank in range(1, 21)]


def settle(play: Game) -> None:
    """Waits until the page has received all responses. This happens in real time, even while the
    page's clock is stopped."""
    play.wait_for(lambda now: now["questions"] == 0)
