"""The Debian package, from a bare Debian 12 to a page that plays, through an upgrade and a power
cut, until nothing of it is left. The machine boots with systemd, so the real units run."""

from __future__ import annotations

import json
import re
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from debian import PATIENCE, Debian, newer, package
from kit.breakout import BreakoutMaker
from kit.house import Device
from kit.timed import begin, lose
from packaged_house import PackagedHouse

# systemd's measure of what a service could do to the machine, from 0 to 10.
MOST_EXPOSURE = 2.5
SERVICES = ["funfair.service", "funfair-backup.service"]


def board(house: PackagedHouse) -> list[tuple[str, int]]:
    """Returns the names and scores of Roulette's board."""
    with urllib.request.urlopen(f"{house.address}/api/boards/roulette/all", timeout=60) as response:
        return [(row["player"], row["score"]) for row in json.loads(response.read())["rows"]]


def spin(house: PackagedHouse, name: str) -> int:
    device = Device(house.address, name).register()
    return int(device.spin(device.open_table()).words["score"])


# The file


def test_lintian_finds_nothing() -> None:
    done = subprocess.run(
        ["lintian", "--fail-on", "error,warning", "--allow-root", str(package())],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


# Installing


def test_a_run_counts_after_two_commands(house: PackagedHouse, breakout: BreakoutMaker) -> None:
    play = breakout(query="inspect", house=house)
    score = lose(play, begin(play, "Ada"))
    expect(play.page.locator(".house-line")).to_contain_text("Rank 1")
    play.page.get_by_role("radio", name="Everyone").check(force=True)
    row = play.page.get_by_role("table").get_by_role("row", name=re.compile("Ada"))
    expect(row).to_contain_text(f"{score:,}")


def test_the_program_says_its_version_and_commit(house: PackagedHouse) -> None:
    said = house.machine.run("funfair", "--version").stdout
    assert re.fullmatch(r"\d+\.\d+\.\d+ \([0-9a-f]{12}(-changed)?\)\n", said)


def test_the_configuration_is_valid(house: PackagedHouse) -> None:
    house.machine.run("funfair", "check-config")


def test_the_house_runs_as_its_own_user_in_its_own_folder(house: PackagedHouse) -> None:
    process = house.machine.run("systemctl", "show", "funfair", "--property=MainPID", "--value")
    user = house.machine.run("stat", "--format=%U", f"/proc/{process.stdout.strip()}").stdout
    assert user == "funfair\n"
    found = house.machine.run("find", "/var/lib/funfair", "-printf", "%u %m %P\n").stdout
    owners = {line.split(" ")[0] for line in found.splitlines()}
    assert owners == {"funfair"}
    assert "funfair 700 \n" in found and "funfair 600 funfair.sqlite\n" in found


def test_each_command_has_a_manual_page(house: PackagedHouse) -> None:
    listed = house.machine.run("funfair", "--help").stdout.split("SUBCOMMANDS:")[1]
    commands = re.findall(r"^  ([a-z-]+) ", listed, re.MULTILINE)
    pages = house.machine.run("dpkg", "--listfiles", "funfair").stdout
    assert "serve" in commands
    for name in ["funfair", *(f"funfair-{command}" for command in commands)]:
        assert f"/usr/share/man/man1/{name}.1.gz\n" in pages


# The units


@pytest.mark.parametrize("unit", [*SERVICES, "funfair-backup.timer"])
def test_a_unit_is_valid(house: PackagedHouse, unit: str) -> None:
    said = house.machine.run("systemd-analyze", "verify", "--man=no", unit).stdout
    assert said == ""


@pytest.mark.parametrize("unit", SERVICES)
def test_a_service_could_do_little_harm(house: PackagedHouse, unit: str) -> None:
    said = house.machine.run("systemd-analyze", "security", "--no-pager", unit).stdout
    exposure = re.search(r"Overall exposure level for [\w.-]+: ([\d.]+)", said)
    assert exposure is not None and float(exposure.group(1)) <= MOST_EXPOSURE, said


def test_the_house_is_restarted_when_it_dies(house: PackagedHouse) -> None:
    house.machine.run("systemctl", "kill", "--signal=KILL", "funfair")
    house.wait_until_open()


def test_a_reload_reads_the_configuration_again(house: PackagedHouse) -> None:
    """A broken configuration changes nothing, and the reload fails."""
    file = house.machine.disk / "etc/funfair/funfair.yaml"
    right = file.read_text()
    with file.open("a") as wrong:
        wrong.write("keep: 3\n")
    try:
        checked = house.machine.run("funfair", "check-config", check=False)
        reloaded = house.machine.run("systemctl", "reload", "funfair", check=False)
        assert reloaded.returncode != 0 and house.is_ready()
    finally:
        file.write_text(right)
    assert checked.returncode == 1 and "14 to 3650 days" in checked.stdout
    file.write_text(right + "parties: false\n")
    house.machine.run("systemctl", "reload", "funfair")
    deadline = time.monotonic() + PATIENCE
    while "true" in join_answer(house):
        assert time.monotonic() < deadline, "the house didn't read its configuration again"
        time.sleep(0.05)
    file.write_text(right)
    house.machine.run("systemctl", "reload", "funfair")


def join_answer(house: PackagedHouse) -> str:
    """Returns whether the house offers parties."""
    path = f"{house.address}/api/join?at={house.address}/"
    with urllib.request.urlopen(path, timeout=60) as response:
        return str(json.loads(response.read())["parties"]).lower()


def test_a_daily_backup_is_planned_and_can_be_read(house: PackagedHouse) -> None:
    planned = house.machine.run("systemctl", "list-timers", "--all", "funfair-backup.timer").stdout
    assert "funfair-backup.service" in planned
    spin(house, "Bo")
    house.machine.run("systemctl", "start", "funfair-backup.service")
    folder = "/var/lib/funfair/backups"
    (name,) = house.machine.run("ls", folder).stdout.split()
    checked = house.machine.run("funfair", "scores", "verify", "--data", f"{folder}/{name}").stdout
    assert "All counts are correct." in checked


def test_status_says_how_the_house_is(house: PackagedHouse) -> None:
    status = json.loads(house.machine.run("funfair", "status", "--json").stdout)
    assert status["version"].startswith("0.")
    assert house.machine.run("funfair", "status").returncode == 0


# What happens to a machine


def test_an_upgrade_loses_no_run_in_progress(
    house: PackagedHouse, breakout: BreakoutMaker, tmp_path: Path
) -> None:
    file = newer(package(), tmp_path)
    play = breakout(query="inspect", house=house)
    began = begin(play, "Cy")
    house.machine.install(file)
    house.wait_until_open()
    score = lose(play, began)
    expect(play.page.locator(".house-line")).to_contain_text("Rank")
    play.page.get_by_role("radio", name="Everyone").check(force=True)
    row = play.page.get_by_role("table").get_by_role("row", name=re.compile("Cy"))
    expect(row).to_contain_text(f"{score:,}")


def test_a_score_survives_the_end_of_every_process(house: PackagedHouse) -> None:
    """As when the power is cut. Tests/House/test_power.py also simulates the disk."""
    score = spin(house, "Dee")
    house.machine.cut_power()
    house.machine.boot()
    house.wait_until_open()
    assert ("Dee", score) in board(house)


def test_purging_leaves_nothing_and_the_package_can_be_installed_again(
    machine: Debian, house: PackagedHouse
) -> None:
    machine.run("apt-get", "purge", "--yes", "--quiet", "funfair")
    assert [path for path in machine.files() if "funfair" in path] == []
    for listing in ("/etc/passwd", "/etc/group", "/etc/shadow"):
        assert "funfair" not in (machine.disk / listing.lstrip("/")).read_text()
    assert "funfair" not in machine.run("systemctl", "list-unit-files").stdout
    machine.install(package())
    house.wait_until_open()
    assert board(house) == []
