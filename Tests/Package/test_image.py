"""The container image: what it asks of a container engine, and that its house runs that way."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, expect

from image import Container, Image
from kit.breakout import Breakout
from kit.makers import maker, phones
from kit.phone import ROOT
from kit.timed import begin, lose

PACKAGING = ROOT / "packaging"


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    return Image(tmp_path_factory.mktemp("image"))


@pytest.fixture
def container(image: Image, tmp_path: Path) -> Iterator[Container]:
    made = Container(image, tmp_path).start()
    yield made
    made.stop()


def test_the_image_isnt_run_as_root_and_has_one_volume(image: Image) -> None:
    assert image.ids()[0] != 0
    assert list(image.config["Volumes"]) == ["/var/lib/funfair"]
    assert list(image.config["ExposedPorts"]) == ["8080/tcp"]
    assert image.config["Cmd"] == ["funfair", "serve"]


def test_the_house_has_no_rights_and_cant_write_its_programs(container: Container) -> None:
    done = container.run("sh", "-c", "id -u; grep CapEff /proc/self/status; touch /usr/bin/new")
    user, rights, complaint = done.stdout.splitlines()
    assert (int(user), rights.split()[1]) == (container.image.ids()[0], "0" * 16)
    assert "Read-only file system" in complaint


def test_a_run_counts_on_a_root_file_system_that_cant_be_written(
    browser: Browser, container: Container
) -> None:
    with phones(browser, container.address + "/") as make:
        play = maker(Breakout, make)(query="inspect", house=container)
        score = lose(play, begin(play, "Ada"))
        expect(play.page.locator(".house-line")).to_contain_text("Rank 1")
        play.page.get_by_role("radio", name="Everyone").check(force=True)
        row = play.page.get_by_role("table").get_by_role("row", name=re.compile("Ada"))
        expect(row).to_contain_text(f"{score:,}")


def test_the_health_check_tells_an_open_house_from_a_closed_one(container: Container) -> None:
    kind, command = container.image.config["Healthcheck"]["Test"]
    assert kind == "CMD-SHELL"
    assert container.run("sh", "-c", command).returncode == 0
    container.kill()
    assert container.run("sh", "-c", command).returncode == 1


def test_a_stopped_container_ends_cleanly_and_a_new_one_has_its_scores(
    image: Image, container: Container
) -> None:
    assert container.run("test", "-s", "/var/lib/funfair/funfair.sqlite").returncode == 0
    assert container.stop() == 0, container.complaints()
    container.start()
    checked = container.run("funfair", "scores", "verify")
    assert checked.returncode == 0, checked.stdout


# The compose file


def test_the_compose_file_asks_for_what_the_image_needs(image: Image) -> None:
    services = yaml.safe_load((PACKAGING / "compose.yaml").read_text())["services"]
    house = services["funfair"]
    assert house["read_only"] and house["cap_drop"] == ["ALL"]
    mounted = [line.split(":")[1] for line in house["volumes"]]
    assert set(image.config["Volumes"]) <= set(mounted)
    assert set(services) == {"funfair", "postgres", "proxy"}
    assert any(tag.endswith("/" + house["image"]) for tag in image.tags)
    # The file names this owner.
    assert image.ids() == (999, 999)


def test_each_setting_of_the_compose_file_is_an_option(container: Container) -> None:
    services = yaml.safe_load((PACKAGING / "compose.yaml").read_text())["services"]
    listed = container.run("funfair", "serve", "--help").stdout
    for name in services["funfair"]["environment"]:
        option = name.removeprefix("FUNFAIR_").lower().replace("_", "-")
        assert re.search(rf"--{option}(?![\w-])", listed)


def test_nginx_accepts_the_configuration_of_the_proxy(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "fullchain.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, stderr=subprocess.DEVNULL,
    )
    server = (PACKAGING / "proxy.conf").read_text()
    # Only a network of containers knows the house's name.
    server = server.replace("http://funfair:8080", "http://127.0.0.1:8080")
    server = server.replace("/etc/nginx/tls", str(tmp_path))
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}} http {{ {server} }}"
    )
    done = subprocess.run(
        ["nginx", "-t", "-e", str(tmp_path / "errors"), "-c", str(whole)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout
