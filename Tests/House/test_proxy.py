"""Checks which house nginx sends each client to when it's configured as in docs/postgresql.md. The
houses are fakes that the tests control."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from kit.proxy import ANSWERER, ASKER, NGINX, Proxy

pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")

# nginx writes this prefix with its zeros for some addresses, and without its zeros for others.
ONE_NETWORK = [
    "2001:db8::1", "2001:db8::aaaa:bbbb:cccc:dddd", "2001:db8::a:0:0:a", "2001:db8:0:0:a::",
    "2001:db8::0a0a:0a0a:0a0a:0a0a", "2001:db8::ffff:ffff:ffff:ffff",
]
# The first bytes of these addresses include line feeds and a NUL.
ODD_NETWORK = ["a0a:a0a:a00:a::1", "a0a:a0a:a00:a:a0a:a0a:a0a:a0a", "a0a:a0a:a00:a:d0a::a"]
MANY = 64


class Stand:
    """A fake house that responds to every request with the same status."""

    def __init__(self) -> None:
        self.status = 200
        stand = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.send_response(stand.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST = answer

            def log_message(self, format: str, *words: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,)).start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Street:
    """Two houses behind the proxy."""

    def __init__(self, folder: Path) -> None:
        self.houses = [Stand(), Stand()]
        self.proxy = Proxy(folder / "proxy", [house.port for house in self.houses])

    def ask(self, address: str, method: str = "GET") -> tuple[int, str]:
        """Returns the status for a client at the given address, and the houses that nginx asked."""
        line = http.client.HTTPConnection("127.0.0.1", self.proxy.port, timeout=10)
        line.request(method, "/api/runs", headers={ASKER: address})
        answer = line.getresponse()
        line.close()
        return answer.status, answer.headers[ANSWERER]

    def house_of(self, address: str) -> str:
        return self.ask(address)[1]

    def end(self) -> None:
        self.proxy.end()
        for house in self.houses:
            house.end()


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    street = Street(tmp_path)
    yield street
    street.end()


@pytest.mark.parametrize("network", [ONE_NETWORK, ODD_NETWORK])
def test_an_ipv6_network_is_sent_to_one_house(street: Street, network: list[str]) -> None:
    assert len({street.house_of(address) for address in network}) == 1
    # Try many networks to rule out chance.
    for number in range(MANY):
        first, second = f"2001:db8:7:{number:x}::1", f"2001:db8:7:{number:x}:{number + 1:x}::2"
        assert street.house_of(first) == street.house_of(second)


@pytest.mark.parametrize("form", ["2001:db8:0:{:x}::1", "203.0.113.{}", "::ffff:203.0.113.{}"])
def test_many_networks_are_spread_over_both_houses(street: Street, form: str) -> None:
    houses = [street.house_of(form.format(number)) for number in range(MANY)]
    assert all(houses.count(house) > MANY / 8 for house in set(houses)) and len(set(houses)) == 2


def test_both_spellings_of_an_ipv4_address_are_sent_to_one_house(street: Street) -> None:
    for number in range(MANY):
        plain = f"203.0.113.{number}"
        assert street.house_of(plain) == street.house_of(f"::ffff:{plain}")


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_busy_house_keeps_its_addresses(street: Street, method: str) -> None:
    addresses = [f"203.0.113.{number}" for number in range(MANY)]
    homes = {address: street.house_of(address) for address in addresses}
    for house in street.houses:
        house.status = 503
        for address in addresses:
            status = 503 if homes[address].endswith(f":{house.port}") else 200
            assert street.ask(address, method) == (status, homes[address])
        house.status = 200


def test_nginx_keeps_asking_houses_that_have_lost_their_database(street: Street) -> None:
    for house in street.houses:
        house.status = 503
    assert {street.ask(f"203.0.113.{number}")[0] for number in range(MANY)} == {503}
    for house in street.houses:
        house.status = 200
    assert {street.ask(f"203.0.113.{number}")[0] for number in range(MANY)} == {200}


def test_a_client_of_a_stopped_house_is_sent_to_the_other_house(street: Street) -> None:
    addresses = [f"203.0.113.{number}" for number in range(MANY)]
    assert len({street.house_of(address) for address in addresses}) == 2
    closed = street.houses[0]
    closed.end()
    for address in addresses:
        status, house = street.ask(address, "POST")
        assert status == 200 and house.endswith(f":{street.houses[1].port}")
