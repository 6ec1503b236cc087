"""Property lists: they are well formed, have known keys, and match the app."""

from __future__ import annotations

import json
import plistlib
import re
from typing import Any

import pytest

import openstep
from app import APPS, CATALOGUE, INFO, PROJECT, RESOURCES, ROOT, SOURCES

PRIVACY = RESOURCES / "PrivacyInfo.xcprivacy"
ENTITLEMENTS = APPS / "Funfair.entitlements"
# For an app whose house has a domain.
LINKS = APPS / "FunfairLinks.entitlements"
WORKSPACE = PROJECT / "project.xcworkspace" / "xcshareddata" / "WorkspaceSettings.xcsettings"
KNOWN_KEYS = {
    INFO: {
        "CADisableMinimumFrameDurationOnPhone",
        "CFBundleDocumentTypes",
        "CFBundleLocalizations",
        "CFBundleURLTypes",
        "FunfairHouse",
        "GCSupportedGameControllers",
        "GCSupportsControllerUserInteraction",
        "ITSAppUsesNonExemptEncryption",
        "LSSupportsOpeningDocumentsInPlace",
        "NSAppTransportSecurity",
        "NSLocalNetworkUsageDescription",
        "UIApplicationSceneManifest",
        "UILaunchScreen",
        "UTExportedTypeDeclarations",
    },
    PRIVACY: {
        "NSPrivacyAccessedAPITypes",
        "NSPrivacyCollectedDataTypes",
        "NSPrivacyTracking",
        "NSPrivacyTrackingDomains",
    },
    ENTITLEMENTS: {
        "com.apple.developer.game-center",
        "com.apple.developer.ubiquity-kvstore-identifier",
    },
    LINKS: {
        "com.apple.developer.associated-domains",
        "com.apple.developer.game-center",
        "com.apple.developer.ubiquity-kvstore-identifier",
    },
    WORKSPACE: {"IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded"},
}
# APIs that Apple requires a reason for, by category in the privacy manifest.
REASONED = {
    "UserDefaults": r"\bUserDefaults\b|@AppStorage\b",
    "FileTimestamp": r"[mM]odificationDate|creationDate|attributesOfItem|\bstat\(",
    "SystemBootTime": r"systemUptime|mach_absolute_time",
    "DiskSpace": r"volumeAvailableCapacity|systemFreeSize",
    "ActiveKeyboards": r"activeInputModes",
}


def load(path: Any) -> dict[str, Any]:
    return plistlib.loads(path.read_bytes())


def swift_of_the_app() -> str:
    """Returns the Swift code of the app, its face, and the languages."""
    folders = [SOURCES, ROOT / "Sources" / "FunfairFace", ROOT / "Sources" / "Languages"]
    return "\n".join(
        file.read_text() for folder in folders for file in sorted(folder.rglob("*.swift"))
    )


@pytest.mark.parametrize("path", KNOWN_KEYS, ids=lambda path: path.name)
def test_every_key_is_known(path: Any) -> None:
    found = load(path)
    assert found and set(found) <= KNOWN_KEYS[path]


def test_there_are_no_other_property_lists() -> None:
    kinds = {".plist", ".xcprivacy", ".entitlements", ".xcsettings"}
    assert {path for path in APPS.rglob("*") if path.suffix in kinds} == set(KNOWN_KEYS)


def test_the_app_has_all_languages() -> None:
    source = (ROOT / "Sources" / "Phrases" / "Language.swift").read_text()
    tags = re.findall(r'case \.\w+: "([a-z]{2}(?:-[A-Z][a-z]+)?)"', source)
    assert tags and load(INFO)["CFBundleLocalizations"] == tags


def test_the_project_has_the_same_languages() -> None:
    objects = openstep.read((PROJECT / "project.pbxproj").read_text())["objects"]
    (project,) = (object for object in objects.values() if object["isa"] == "PBXProject")
    assert set(project["knownRegions"]) == {"Base", *load(INFO)["CFBundleLocalizations"]}


def test_the_type_of_recordings_is_declared() -> None:
    info = load(INFO)
    (declared,) = info["UTExportedTypeDeclarations"]
    (opened,) = info["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": ["funfair"]}


def test_the_app_opens_only_recordings_and_what_a_house_sent() -> None:
    (declared,) = load(INFO)["UTExportedTypeDeclarations"]
    types = re.findall(r'UTType\((?:exportedAs|importedAs): "(.*?)"\)', swift_of_the_app())
    assert types == [declared["UTTypeIdentifier"]]
    offered = re.findall(r"allowedContentTypes: \[(.*?)\]", swift_of_the_app())
    assert offered == [".recording, .json"]


def test_the_app_has_a_single_window() -> None:
    manifest = load(INFO)["UIApplicationSceneManifest"]
    assert manifest["UIApplicationSupportsMultipleScenes"] is False
    # The manifest that Xcode generates would allow more than one window.
    assert "UIApplicationSceneManifest_Generation" not in (PROJECT / "project.pbxproj").read_text()


def test_an_iphone_uses_the_highest_frame_rate() -> None:
    assert load(INFO)["CADisableMinimumFrameDurationOnPhone"] is True


def test_the_app_asks_for_the_local_network_with_a_reason() -> None:
    info = load(INFO)
    assert info["NSAppTransportSecurity"] == {"NSAllowsLocalNetworking": True}
    assert info["NSLocalNetworkUsageDescription"]


def texts_for_people() -> dict[str, str]:
    """Returns the English texts of the property list by their keys in InfoPlist.strings: the
    property's name, or for the name of a file type, the text itself."""
    info = load(INFO)
    kinds = info.get("UTImportedTypeDeclarations", []) + info["UTExportedTypeDeclarations"]
    names = {kind["UTTypeDescription"] for kind in kinds}
    names |= {kind["CFBundleTypeName"] for kind in info["CFBundleDocumentTypes"]}
    reasons = {key: text for key, text in info.items() if key.endswith("UsageDescription")}
    return reasons | {name: name for name in names}


def test_every_text_is_in_every_language() -> None:
    catalogue = json.loads((RESOURCES / "InfoPlist.xcstrings").read_text())
    assert (catalogue["sourceLanguage"], catalogue["version"]) == ("en", "1.0")
    assert set(catalogue["strings"]) == set(texts_for_people())
    for key, entry in catalogue["strings"].items():
        units = {tag: text["stringUnit"] for tag, text in entry["localizations"].items()}
        said = {tag: unit["value"] for tag, unit in units.items()}
        assert list(said) == load(INFO)["CFBundleLocalizations"]
        assert said["en"] == texts_for_people()[key]
        assert len(set(said.values())) == len(said)
        assert {unit["state"] for unit in units.values()} == {"translated"}
        assert entry["extractionState"] == "manual" and entry["comment"]


def test_the_launch_screens_colour_is_in_the_catalogue() -> None:
    name = load(INFO)["UILaunchScreen"]["UIColorName"]
    assert (CATALOGUE / f"{name}.colorset").is_dir()


def test_the_app_reads_the_address_of_its_house_from_the_project() -> None:
    assert load(INFO)["FunfairHouse"] == "$(FUNFAIR_HOUSE)"
    assert 'forInfoDictionaryKey: "FunfairHouse"' in swift_of_the_app()
    assert "FUNFAIR_HOUSE = " in (PROJECT / "project.pbxproj").read_text()


def test_the_app_opens_links_to_its_house_and_with_its_scheme() -> None:
    (links,) = load(INFO)["CFBundleURLTypes"]
    assert links["CFBundleURLSchemes"] == ["funfair"]
    assert load(LINKS)["com.apple.developer.associated-domains"] == ["applinks:$(FUNFAIR_DOMAIN)"]
    assert ".onOpenURL" in swift_of_the_app()


def test_the_app_declares_that_it_has_no_cryptography_of_its_own() -> None:
    assert load(INFO)["ITSAppUsesNonExemptEncryption"] is False
    assert not re.search(r"import (CryptoKit|Crypto|CommonCrypto)\b", swift_of_the_app())


def test_the_app_declares_that_it_does_not_track() -> None:
    privacy = load(PRIVACY)
    assert privacy["NSPrivacyTracking"] is False
    assert privacy["NSPrivacyTrackingDomains"] == []


def test_the_app_declares_exactly_the_data_that_a_house_receives() -> None:
    # The player's name with the device's secret, and runs with their scores.
    kinds = ["UserID", "GameplayContent"]
    prefix = "NSPrivacyCollectedDataType"
    assert load(PRIVACY)["NSPrivacyCollectedDataTypes"] == [
        {
            prefix: prefix + kind,
            prefix + "Linked": True,
            prefix + "Tracking": False,
            prefix + "Purposes": [prefix + "PurposeAppFunctionality"],
        }
        for kind in kinds
    ]


def test_the_app_reads_no_device_identifiers() -> None:
    named = r"identifierForVendor|advertisingIdentifier|ATTrackingManager"
    assert not re.search(named, swift_of_the_app())


@pytest.mark.parametrize("category", REASONED)
def test_the_app_declares_reasons_for_exactly_the_apis_it_uses(category: str) -> None:
    declared = {
        entry["NSPrivacyAccessedAPIType"] for entry in load(PRIVACY)["NSPrivacyAccessedAPITypes"]
    }
    is_used = re.search(REASONED[category], swift_of_the_app()) is not None
    assert (f"NSPrivacyAccessedAPICategory{category}" in declared) == is_used


def test_the_app_declares_and_uses_its_own_key_value_store_in_icloud() -> None:
    key = "com.apple.developer.ubiquity-kvstore-identifier"
    # With the app's own identifier, no other app shares the store.
    assert load(ENTITLEMENTS)[key] == "$(TeamIdentifierPrefix)$(CFBundleIdentifier)"
    assert "NSUbiquitousKeyValueStore.default" in swift_of_the_app()


def test_the_app_declares_and_uses_game_controllers() -> None:
    info = load(INFO)
    assert info["GCSupportsControllerUserInteraction"] is True
    assert info["GCSupportedGameControllers"] == [{"ProfileName": "ExtendedGamepad"}]
    assert "import GameController" in swift_of_the_app()


def test_the_app_declares_and_uses_game_center() -> None:
    for entitlements in (ENTITLEMENTS, LINKS):
        assert load(entitlements)["com.apple.developer.game-center"] is True
    assert "import GameKit" in swift_of_the_app()
