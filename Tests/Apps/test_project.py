"""The project file: everything it refers to exists, every setting has its value, and Xcode supports
its format."""

from __future__ import annotations

import plistlib
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

import openstep
from app import APPS, OLDEST, PROJECT, ROOT

PROJECT_FILE = PROJECT / "project.pbxproj"
ID = re.compile(r"[0-9A-F]{24}")
Settings = dict[str, str]
SIDES = " ".join(
    f"UIInterfaceOrientation{side}"
    for side in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
)
# Every setting with its value, by its name in Apple's reference. Names with FUNFAIR are ours.
OF_THE_PROJECT: Settings = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CODE_SIGN_STYLE": "Automatic",
    "COPY_PHASE_STRIP": "NO",
    "CURRENT_PROJECT_VERSION": "1",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "GENERATE_INFOPLIST_FILE": "YES",
    "IPHONEOS_DEPLOYMENT_TARGET": "18.0",
    "MARKETING_VERSION": "1.0",
    "SDKROOT": "iphoneos",
    "STRING_CATALOG_GENERATE_SYMBOLS": "YES",
    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
    "SUPPORTS_MACCATALYST": "NO",
    "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "YES",
    "SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD": "YES",
    # The app's texts are in the package's languages.
    "SWIFT_EMIT_LOC_STRINGS": "NO",
    # The language mode, which includes complete checks for data races.
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
}
OF_DEBUG: Settings = {
    "DEBUG_INFORMATION_FORMAT": "dwarf",
    "ENABLE_TESTABILITY": "YES",
    "GCC_OPTIMIZATION_LEVEL": "0",
    "ONLY_ACTIVE_ARCH": "YES",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
    "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
}
OF_RELEASE: Settings = {
    "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
    "ENABLE_NS_ASSERTIONS": "NO",
    "SWIFT_COMPILATION_MODE": "wholemodule",
    "VALIDATE_PRODUCT": "YES",
}
# A target has the same settings in each configuration.
OF_THE_APP: Settings = {
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    "CODE_SIGN_ENTITLEMENTS": (
        "$(FUNFAIR_ENTITLEMENTS_FOR_$(FUNFAIR_DOMAIN):default=FunfairLinks.entitlements)"
    ),
    "FUNFAIR_DOMAIN": "",
    "FUNFAIR_ENTITLEMENTS_FOR_": "Funfair.entitlements",
    "FUNFAIR_HOUSE": "",
    "INFOPLIST_FILE": "Info.plist",
    "INFOPLIST_KEY_CFBundleDisplayName": "Funfair",
    "INFOPLIST_KEY_LSApplicationCategoryType": "public.app-category.games",
    "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": SIDES,
    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": SIDES,
    "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.funfair",
    "PRODUCT_MODULE_NAME": "FunfairApp",
    "PRODUCT_NAME": "Funfair",
}
OF_THE_TESTS: Settings = {
    "BUNDLE_LOADER": "$(TEST_HOST)",
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.funfair.tests",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Funfair.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Funfair",
}
OF_THE_UI_TESTS: Settings = {
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.funfair.uitests",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "TEST_TARGET_NAME": "FunfairApp",
}
EXPECTED = {
    "Funfair": {"Debug": OF_THE_PROJECT | OF_DEBUG, "Release": OF_THE_PROJECT | OF_RELEASE},
    "FunfairApp": {"Debug": OF_THE_APP, "Release": OF_THE_APP},
    "FunfairAppTests": {"Debug": OF_THE_TESTS, "Release": OF_THE_TESTS},
    "FunfairUITests": {"Debug": OF_THE_UI_TESTS, "Release": OF_THE_UI_TESTS},
}
# The tests use the modules that are linked into the app they run in. A copy of their own would have
# types of its own. UI tests use the app from outside.
PRODUCTS = {"FunfairApp": ["FunfairFace"], "FunfairAppTests": [], "FunfairUITests": []}
KINDS = {
    "FunfairApp": "application",
    "FunfairAppTests": "bundle.unit-test",
    "FunfairUITests": "bundle.ui-testing",
}
# Screenshots take minutes and check nothing, so they have a scheme of their own.
SCHEMES = {"FunfairApp": "FunfairAppTests", "Screenshots": "FunfairUITests"}
# The oldest Xcode that can open the project, in the two ways that Xcode writes it.
XCODE, UPGRADED = "26.0", "2600"


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


def scheme_file(name: str) -> Path:
    return PROJECT / "xcshareddata" / "xcschemes" / f"{name}.xcscheme"


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
    assert {"Funfair", "FunfairTests", "FunfairUITests", "Info.plist"} <= set(paths)


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


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_every_setting_has_its_value(
    objects: dict[str, dict[str, Any]], name: str, configuration: str
) -> None:
    (owner,) = (
        object
        for object in objects.values()
        if object["isa"] in ("PBXProject", "PBXNativeTarget")
        and object.get("name", PROJECT.stem) == name
    )
    configurations = [
        objects[id] for id in objects[owner["buildConfigurationList"]]["buildConfigurations"]
    ]
    assert [found["name"] for found in configurations] == ["Debug", "Release"]
    (found,) = (found for found in configurations if found["name"] == configuration)
    assert found["buildSettings"] == EXPECTED[name][configuration]


def test_no_other_target_or_configuration_exists(objects: dict[str, dict[str, Any]]) -> None:
    names = {target["name"] for target in of_kind(objects, "PBXNativeTarget").values()}
    assert names == set(PRODUCTS)
    assert len(settings(objects)) == sum(len(found) for found in EXPECTED.values())


@pytest.mark.parametrize("name", PRODUCTS)
def test_a_target_depends_on_and_links_its_products(
    objects: dict[str, dict[str, Any]], name: str
) -> None:
    (target,) = (
        target for target in of_kind(objects, "PBXNativeTarget").values() if target["name"] == name
    )
    taken = target.get("packageProductDependencies", [])
    assert [objects[id]["productName"] for id in taken] == PRODUCTS[name]
    (phase,) = (
        objects[id]
        for id in target["buildPhases"]
        if objects[id]["isa"] == "PBXFrameworksBuildPhase"
    )
    assert [objects[file]["productRef"] for file in phase["files"]] == taken


def test_each_target_makes_its_kind_of_product(objects: dict[str, dict[str, Any]]) -> None:
    targets = of_kind(objects, "PBXNativeTarget").values()
    assert {target["name"]: target["productType"] for target in targets} == {
        name: f"com.apple.product-type.{kind}" for name, kind in KINDS.items()
    }


@pytest.mark.parametrize("name", SCHEMES.values())
def test_tests_are_built_after_the_app(objects: dict[str, dict[str, Any]], name: str) -> None:
    targets = {
        target["name"]: (id, target) for id, target in of_kind(objects, "PBXNativeTarget").items()
    }
    app, _ = targets["FunfairApp"]
    tests, target = targets[name]
    assert [objects[id]["target"] for id in target["dependencies"]] == [app]
    for dependency in (objects[id] for id in target["dependencies"]):
        assert objects[dependency["targetProxy"]]["remoteGlobalIDString"] == app
    (project,) = of_kind(objects, "PBXProject").values()
    assert project["attributes"]["TargetAttributes"][tests]["TestTargetID"] == app


def test_the_project_has_been_upgraded_for_xcode_26(objects: dict[str, dict[str, Any]]) -> None:
    (project,) = of_kind(objects, "PBXProject").values()
    attributes = project["attributes"]
    assert attributes["LastSwiftUpdateCheck"] == attributes["LastUpgradeCheck"] == UPGRADED
    made = {target["CreatedOnToolsVersion"] for target in attributes["TargetAttributes"].values()}
    assert made == {XCODE}
    for name in SCHEMES:
        scheme = ElementTree.parse(scheme_file(name)).getroot()
        assert scheme.attrib["LastUpgradeVersion"] == UPGRADED


def evaluated(text: str, values: Settings) -> str:
    """Returns a text as Xcode evaluates it: `$(A)`, `$(A_$(B))` and `$(A:default=text)`."""
    while match := re.search(r"\$\(([^$():]*)(?::default=([^$()]*))?\)", text):
        value = values.get(match[1], "") or match[2] or ""
        text = text[: match.start()] + value + text[match.end() :]
    return text


@pytest.mark.parametrize("domain", ["", "play.house.org"])
def test_the_app_claims_only_a_domain_that_was_set(domain: str) -> None:
    # Apple's own rules choose between an empty and another value in this way, too:
    # LD_DYLIB_INSTALL_NAME in Swift Build.
    values = OF_THE_APP | {"FUNFAIR_DOMAIN": domain}
    file = APPS / evaluated(values["CODE_SIGN_ENTITLEMENTS"], values)
    claimed = plistlib.loads(file.read_bytes()).get("com.apple.developer.associated-domains", [])
    wanted = [f"applinks:{domain}"] if domain else []
    assert [evaluated(name, values) for name in claimed] == wanted


def test_files_named_in_settings_exist(objects: dict[str, dict[str, Any]]) -> None:
    name = "INFOPLIST_FILE"
    files = {setting[name] for setting in settings(objects) if name in setting}
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


def test_the_tests_run_in_the_built_app(objects: dict[str, dict[str, Any]]) -> None:
    products = {object["path"] for object in of_kind(objects, "PBXFileReference").values()}
    hosts = [setting["TEST_HOST"] for setting in settings(objects) if "TEST_HOST" in setting]
    names = {setting.get("PRODUCT_NAME") for setting in settings(objects)}
    for host in hosts:
        app, program = re.findall(r"/(\w+\.app)/.*/(\w+)$", host)[0]
        assert app in products and program in names and app == f"{program}.app"
    assert hosts


def test_no_other_scheme_exists() -> None:
    files = (PROJECT / "xcshareddata" / "xcschemes").iterdir()
    assert {file.name for file in files} == {f"{name}.xcscheme" for name in SCHEMES}


@pytest.mark.parametrize("name", SCHEMES)
def test_a_scheme_refers_to_existing_targets(
    objects: dict[str, dict[str, Any]], name: str
) -> None:
    references = list(ElementTree.parse(scheme_file(name)).iter("BuildableReference"))
    assert references
    for reference in references:
        target = objects[reference.attrib["BlueprintIdentifier"]]
        assert reference.attrib["BlueprintName"] == target["name"]
        assert reference.attrib["BuildableName"] == objects[target["productReference"]]["path"]
        assert reference.attrib["ReferencedContainer"] == f"container:{PROJECT.name}"


@pytest.mark.parametrize("name", SCHEMES)
def test_a_scheme_runs_its_tests(name: str) -> None:
    testables = ElementTree.parse(scheme_file(name)).findall(
        "TestAction/Testables/TestableReference[@skipped='NO']/BuildableReference"
    )
    assert [testable.attrib["BlueprintName"] for testable in testables] == [SCHEMES[name]]
