"""HTTPS, which phones require for tilt controls and for playing offline."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import ssl
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.house import PATIENCE, House, binary
from kit.phone import SITE

pytestmark = pytest.mark.house


def certificate(folder: Path, days: int = 2) -> tuple[str, str]:
    """Makes a self-signed certificate for 127.0.0.1, and its key."""
    place, key = str(folder / "certificate.pem"), str(folder / "key.pem")
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", str(days), "-subj", "/CN=funfair", "-keyout", key, "-out", place]
    command += ["-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(command, check=True, capture_output=True)
    return place, key


def open_house(folder: Path, *options: str) -> tuple[House, str]:
    place, key = certificate(folder)
    house = House(folder, "--tls-certificate", place, "--tls-key", key, *options)
    return house.start(), place


def test_the_house_serves_https_with_its_certificate(tmp_path: Path) -> None:
    house, place = open_house(tmp_path)
    try:
        assert house.address.startswith("https://127.0.0.1:")
        context = ssl.create_default_context(cafile=place)
        with urllib.request.urlopen(house.address + "/healthz", context=context) as answer:
            assert json.loads(answer.read()) == {"status": "ok"}
    finally:
        house.stop()


def test_the_games_work_over_https(tmp_path: Path, browser: Browser) -> None:
    house, _ = open_house(tmp_path)
    context = browser.new_context(ignore_https_errors=True)
    try:
        page = context.new_page()
        page.goto(house.address)
        expect(page.get_by_role("button", name="BubblePop")).to_be_visible()
        assert page.evaluate("window.isSecureContext")
        page.goto(house.address + "/live/bubblepop")
        expect(page.locator("#address")).to_have_attribute("href", house.address + "/")
    finally:
        context.close()
        house.stop()


def shown(house: House) -> str:
    """Returns the certificate that the house presents."""
    port = int(house.address.rsplit(":", 1)[1])
    return ssl.get_server_certificate(("127.0.0.1", port))


def hang_up(house: House) -> None:
    assert house.process is not None
    os.kill(house.process.pid, signal.SIGHUP)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_new_certificate_is_used_only_after_sighup(tmp_path: Path) -> None:
    house, place = open_house(tmp_path)
    try:
        old = shown(house)
        certificate(tmp_path)
        assert shown(house) == old
        hang_up(house)
        wait_until(lambda: shown(house) != old)
        # A client that trusts only the new certificate can connect.
        context = ssl.create_default_context(cafile=place)
        with urllib.request.urlopen(house.address + "/healthz", context=context) as answer:
            assert answer.status == 200
    finally:
        house.stop()


def end(certificate: str) -> int:
    """Returns when a certificate ends, in seconds since 1970."""
    command = ["openssl", "x509", "-in", certificate, "-noout", "-enddate"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return ssl.cert_time_to_seconds(said.strip().removeprefix("notAfter="))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_the_status_warns_until_the_certificate_is_renewed(tmp_path: Path) -> None:
    metrics = f"127.0.0.1:{free_port()}"
    house, place = open_house(tmp_path, "--metrics-address", metrics)

    def status(*options: str) -> subprocess.CompletedProcess[str]:
        command = [str(binary()), "status", "--metrics-address", metrics, *options]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def known_end() -> int:
        found: int = json.loads(status("--json").stdout)["certificateEnd"]
        return found

    try:
        wait_until(lambda: status().returncode == 0)
        assert known_end() == end(place)
        # Within its first second, a certificate of two days still ends in two.
        assert re.search(r"Warning: The certificate ends in (1 day|2 days)\.", status().stderr)
        certificate(tmp_path, days=30)
        hang_up(house)
        wait_until(lambda: known_end() == end(place))
        assert status().stderr == ""
    finally:
        house.stop()


def test_a_certificate_that_does_not_match_its_key_is_logged_and_not_used(tmp_path: Path) -> None:
    house, place = open_house(tmp_path)
    try:
        old = shown(house)
        key = (tmp_path / "key.pem").read_text()
        certificate(tmp_path)
        (tmp_path / "key.pem").write_text(key)
        hang_up(house)
        wait_until(lambda: f"does not belong to the certificate in {place}" in house.complaints())
        assert shown(house) == old
    finally:
        house.stop()


def settings(folder: Path, certificate: str, key: str) -> Path:
    """Writes a file of settings that names a certificate and its key."""
    file = folder / "funfair.yaml"
    file.write_text(
        f"site: {SITE}\ndata: scores.sqlite\ntls-certificate: {certificate}\ntls-key: {key}\n"
    )
    return file


def test_sighup_uses_the_certificate_that_the_file_of_settings_names_now(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    place, _ = certificate(tmp_path / "other")
    file = settings(tmp_path, *certificate(tmp_path))
    house = House(tmp_path, "--config", str(file)).start()
    try:
        settings(tmp_path, "other/certificate.pem", "key.pem")
        hang_up(house)
        wait_until(lambda: "does not belong to the certificate in" in house.complaints())
        new = ssl.PEM_cert_to_DER_cert(Path(place).read_text())
        assert ssl.PEM_cert_to_DER_cert(shown(house)) != new
        settings(tmp_path, "other/certificate.pem", "other/key.pem")
        hang_up(house)
        wait_until(lambda: ssl.PEM_cert_to_DER_cert(shown(house)) == new)
    finally:
        house.stop()


def test_checking_the_settings_compares_the_key_with_the_certificate(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    place, key = certificate(tmp_path / "other")

    def check(file: Path) -> subprocess.CompletedProcess[str]:
        command = [str(binary()), "check-config", "--config", str(file)]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE / 1000)

    right = check(settings(tmp_path, place, key))
    assert (right.returncode, right.stderr) == (0, "")
    wrong = check(settings(tmp_path, certificate(tmp_path)[0], key))
    assert wrong.returncode == 1
    assert f"funfair.yaml, line 3, tls-certificate: The key in {key} does not" in wrong.stderr


def refused(folder: Path, *options: str) -> tuple[int, str]:
    house = House(folder, *options)
    try:
        house.start()
    except AssertionError:
        assert house.process is not None
        return house.process.wait(timeout=PATIENCE / 1000), house.complaints()
    finally:
        house.stop()
    raise AssertionError("the house opened")


def test_a_key_for_another_certificate_is_refused_naming_both_files(tmp_path: Path) -> None:
    place, _ = certificate(tmp_path)
    (tmp_path / "other").mkdir()
    _, key = certificate(tmp_path / "other")
    code, said = refused(tmp_path, "--tls-certificate", place, "--tls-key", key)
    assert code == 1
    assert f"The key in {key} does not belong to the certificate in {place}." in said


def test_an_invalid_certificate_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words.pem").write_text("words")
    words = str(tmp_path / "words.pem")
    code, said = refused(tmp_path, "--tls-certificate", words, "--tls-key", words)
    assert code == 1
    assert f"{words} cannot be read as a PEM certificate." in said


def test_a_certificate_without_a_key_is_a_usage_error(tmp_path: Path) -> None:
    code, said = refused(tmp_path, "--tls-certificate", "certificate.pem")
    assert code == 2
    assert "--tls-certificate: Use tls-certificate and tls-key together." in said
