"""The project file: everything it refers to exists, and Xcode supports its format."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

import openstep
from app import APPS, OLDEST, PROJECT, ROOT

PROJECT_FILE = PROJECT / "project.pbxproj"
ID = re.compile(r"[0-9A-F]{24}")
# Every setting that the project uses, by its name in Apple's reference, and two of our own.
KNOWN_SETTINGS = set("""
    FUNFAIR_DOMAIN FUNFAIR_HOUSE
    ALWAYS_SEARCH_USER_PATHS ASSETCATALOG_COMPILER_APPICON_NAME
    ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME BUNDLE_LOADER CLANG_ENABLE_MODULES
    CODE_SIGN_ENTITLEMENTS CODE_SIGN_STYLE COPY_PHASE_STRIP CURRENT_PROJECT_VERSION
    DEBUG_INFORMATION_FORMAT ENABLE_NS_ASSERTIONS ENABLE_TESTABILITY
    ENABLE_USER_SCRIPT_SANDBOXING GCC_OPTIMIZATION_LEVEL GENERATE_INFOPLIST_FILE INFOPLIST_FILE
    INFOPLIST_KEY_CFBundleDisplayName INFOPLIST_KEY_LSApplicationCategoryType
    INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents
    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad
    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone IPHONEOS_DEPLOYMENT_TARGET
    LD_RUNPATH_SEARCH_PATHS MARKETING_VERSION ONLY_ACTIVE_ARCH PRODUCT_BUNDLE_IDENTIFIER
    PRODUCT_MODULE_NAME PRODUCT_NAME SDKROOT SUPPORTED_PLATFORMS SUPPORTS_MACCATALYST
    SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD
    SWIFT_ACTIVE_COMPILATION_CONDITIONS SWIFT_COMPILATION_MODE SWIFT_EMIT_LOC_STRINGS
    SWIFT_OPTIMIZATION_LEVEL SWIFT_VERSION TARGETED_DEVICE_FAMILY TEST_HOST VALIDATE_PRODUCT
""".split())


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return openstep.read(PROJECT_FILE.read_text())


@pytest.fixture(scope="module")
def objects(project: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return project["objects"]


def of_kind(objects: dict[str, dict[str, Any]], kind: str) -> dict[str, dict[str, Any]]:
    return {id: object for id, object in objects.items() if object["isa"] == kind}


def settings(objects: dict[str, dict[str, Any]]) -> list[dict[str, str]]:
    return [
        configuration["buildSettings"]
        for configuration in of_kind(objects, "XCBuildConfiguration").values()
    ]


def ids_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*(ids_in(part) for part in [*value, *value.values()]))
    if isinstance(value, list):
        return set().union(*(ids_in(part) for part in value))
    return {value} if ID.fullmatch(value) else set()


def test_every_used_id_is_defined(project: dict[str, Any]) -> None:
    used = ids_in(project["rootObject"]) | ids_in(list(project["objects"].values()))
    assert used - set(project["objects"]) == set()


def test_every_defined_id_is_used(project: dict[str, Any]) -> None:
    used = ids_in(project["rootObject"]) | ids_in(list(project["objects"].values()))
    assert set(project["objects"]) - used == set()


def test_every_id_has_one_name_in_its_comments() -> None:
    named: dict[str, set[str]] = {}
    for id, name in re.findall(r"([0-9A-F]{24}) /\* (.*?) \*/", PROJECT_FILE.read_text()):
        named.setdefault(id, set()).add(name)
    assert {id: names for id, names in named.items() if len(names) > 1} == {}


def test_the_project_format_supports_synchronised_folders(
    project: dict[str, Any],
) -> None:
    assert project["objectVersion"] == "77"


def test_every_folder_and_file_exists(objects: dict[str, dict[str, Any]]) -> None:
    paths = [
        object["path"]
        for kind in ("PBXFileSystemSynchronizedRootGroup", "PBXFileReference")
        for object in of_kind(objects, kind).values()
        if object["sourceTree"] == "<group>"
    ]
    assert [path for path in paths if not (APPS / path).exists()] == []
    assert {"Funfair", "FunfairTests", "Info.plist"} <= set(paths)


def test_the_project_depends_on_this_package(objects: dict[str, dict[str, Any]]) -> None:
    (package,) = of_kind(objects, "XCLocalSwiftPackageReference").values()
    assert (APPS / package["relativePath"]).resolve() == ROOT


def test_every_product_comes_from_the_package(
    objects: dict[str, dict[str, Any]],
) -> None:
    products = re.findall(r'\.library\(\s*name: "(\w+)"', (ROOT / "Package.swift").read_text())
    taken = [
        object["productName"]
        for object in of_kind(objects, "XCSwiftPackageProductDependency").values()
    ]
    assert taken and set(taken) <= set(products)


def test_no_target_or_module_has_a_name_from_the_package(
    objects: dict[str, dict[str, Any]],
) -> None:
    package = set(re.findall(r'name: "(\w+)"', (ROOT / "Package.swift").read_text()))
    names = {target["name"] for target in of_kind(objects, "PBXNativeTarget").values()}
    modules = {
        setting["PRODUCT_MODULE_NAME"]
        for setting in settings(objects)
        if "PRODUCT_MODULE_NAME" in setting
    }
    assert modules and (names | modules) & package == set()


def test_every_build_setting_is_known(objects: dict[str, dict[str, Any]]) -> None:
    used = {name for setting in settings(objects) for name in setting}
    assert used - KNOWN_SETTINGS == set()


def test_files_named_in_settings_exist(objects: dict[str, dict[str, Any]]) -> None:
    files = {
        setting[name]
        for setting in settings(objects)
        for name in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS")
        if name in setting
    }
    assert files and [file for file in files if not (APPS / file).is_file()] == []


def test_the_project_and_the_package_have_the_same_oldest_ios(
    objects: dict[str, dict[str, Any]]
) -> None:
    targets = {
        setting["IPHONEOS_DEPLOYMENT_TARGET"]
        for setting in settings(objects)
        if "IPHONEOS_DEPLOYMENT_TARGET" in setting
    }
    assert targets == {f"{OLDEST:.1f}"}
    assert f".iOS(.v{OLDEST:.0f})" in (ROOT / "Package.swift").read_text()
    assert f"apple-ios{OLDEST:.1f}" in (ROOT / "scripts" / "build-ios.sh").read_text()


@pytest.mark.parametrize("device", ["iPhone", "iPad"])
def test_all_orientations_are_supported(objects: dict[str, dict[str, Any]], device: str) -> None:
    name = f"INFOPLIST_KEY_UISupportedInterfaceOrientations_{device}"
    sides = [setting[name].split() for setting in settings(objects) if name in setting]
    assert sides and all(
        set(some)
        == {
            f"UIInterfaceOrientation{side}"
            for side in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
        }
        for some in sides
    )


def test_debug_and_release_have_the_same_settings(
    objects: dict[str, dict[str, Any]],
) -> None:
    for target in of_kind(objects, "PBXNativeTarget").values():
        configurations = objects[target["buildConfigurationList"]]["buildConfigurations"]
        first, *others = (objects[id]["buildSettings"] for id in configurations)
        assert len(others) == 1 and others[0] == first


def test_the_tests_run_in_the_built_app(objects: dict[str, dict[str, Any]]) -> None:
    products = {object["path"] for object in of_kind(objects, "PBXFileReference").values()}
    hosts = [setting["TEST_HOST"] for setting in settings(objects) if "TEST_HOST" in setting]
    names = {setting.get("PRODUCT_NAME") for setting in settings(objects)}
    for host in hosts:
        app, program = re.findall(r"/(\w+\.app)/.*/(\w+)$", host)[0]
        assert app in products and program in names and app == f"{program}.app"
    assert hosts


def test_the_scheme_refers_to_existing_targets(objects: dict[str, dict[str, Any]]) -> None:
    (scheme,) = (PROJECT / "xcshareddata" / "xcschemes").glob("*.xcscheme")
    references = list(ElementTree.parse(scheme).iter("BuildableReference"))
    assert references
    for reference in references:
        target = objects[reference.attrib["BlueprintIdentifier"]]
        assert reference.attrib["BlueprintName"] == target["name"]
        assert reference.attrib["BuildableName"] == objects[target["productReference"]]["path"]
        assert reference.attrib["ReferencedContainer"] == f"container:{PROJECT.name}"


def test_the_scheme_runs_the_tests() -> None:
    (scheme,) = (PROJECT / "xcshareddata" / "xcschemes").glob("*.xcscheme")
    testables = ElementTree.parse(scheme).findall(
        "TestAction/Testables/TestableReference[@skipped='NO']/BuildableReference"
    )
    assert [testable.attrib["BlueprintName"] for testable in testables] == ["FunfairAppTests"]
