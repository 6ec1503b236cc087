"""The texts and answers for the App Store: they are complete, short enough, and match the code."""

from __future__ import annotations

import plistlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app import APPS, OLDEST, RESOURCES, ROOT, SOURCES, UI_TESTS, code_without_comments

# Python 3.10, which the other tests still support, can't read TOML.
tomllib = pytest.importorskip("tomllib")

STORE = APPS / "Store"
TABLES = ROOT / "Sources" / "Languages"
PAGES = ["privacy", "support"]
ANSWERS = ["privacy", "rating"]
NAME = "Funfair"
PLACEHOLDERS = {"[OPERATOR]", "[EMAIL]", "[HOUSE ADDRESS]"}

# The most characters in each field of App Store Connect.
LIMITS = {
    "name": 30,
    "subtitle": 30,
    "promotional": 170,
    "keywords": 100,
    "description": 4000,
    "whats_new": 4000,
}
# What has to be beside a picture, in one line above it.
MOST_OF_A_CAPTION = 45
# Apple's pages don't say how long these can be.
MOST_OF_A_TITLE = 30
MOST_OF_AN_ACHIEVEMENT = 200
MOST_LINES_OF_THE_FIRST_PAGE = 90

# The questions about an app's content, by their names in the App Store Connect API.
FREQUENCIES = set("""
    alcoholTobaccoOrDrugUseOrReferences contests gamblingSimulated gunsOrOtherWeapons
    horrorOrFearThemes matureOrSuggestiveThemes medicalOrTreatmentInformation
    profanityOrCrudeHumor sexualContentGraphicAndNudity sexualContentOrNudity
    violenceCartoonOrFantasy violenceRealistic violenceRealisticProlongedGraphicOrSadistic
""".split())
CAPABILITIES = set("""
    advertising ageAssurance gambling healthOrWellnessTopics lootBox messagingAndChat
    parentalControls socialMedia socialMediaAgeRestricted unrestrictedWebAccess
    userGeneratedContent
""".split())


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((STORE / f"{name}.toml").read_text(encoding="utf-8"))


def languages() -> dict[str, str]:
    """The folder in `Sources/Languages` of each language, by its tag."""
    source = (ROOT / "Sources" / "Phrases" / "Language.swift").read_text()
    return {
        tag: case.capitalize()
        for case, tag in re.findall(r'case \.(\w+): "([a-z]{2}(?:-[A-Z][a-z]+)?)"', source)
    }


TAGS = list(languages())


def said(tag: str, table: str, phrase: str) -> str:
    """The app's own text in a language."""
    folder = languages()[tag]
    text = (TABLES / folder / f"{folder}+{table}.swift").read_text(encoding="utf-8")
    (found,) = re.findall(rf'case \.{phrase}:\s*"(.*?)"', text)
    return found


def stalls() -> list[str]:
    """The words of all games."""
    source = (ROOT / "Sources" / "Funfair" / "Stalls" / "Stall.swift").read_text()
    return re.findall(r'word: "(\w+)"', source)


def standard_way(stall: str) -> str:
    """The name of the text that names a game's standard way to play."""
    (folder,) = (path for path in (ROOT / "Sources").iterdir() if path.name.lower() == stall)
    source = "\n".join(path.read_text() for path in sorted(folder.glob("*.swift")))
    return re.findall(r"WayToPlay\(\s*word: \"\w+\", name: Phrase\(\.(\w+)\)", source)[0]


def badges() -> dict[str, int]:
    """The score that earns each badge of Roulette, by the name of its text."""
    source = (ROOT / "Sources" / "Roulette" / "Badge.swift").read_text()
    return {
        name: int(score.replace("_", ""))
        for name, score in re.findall(r"Badge\(name: \.(\w+), score: ([\d_]+)", source)
    }


def texts(value: Any) -> Iterator[str]:
    """Yields every text in a table, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


def pages() -> list[Path]:
    return [STORE / f"{page}.{tag}.md" for page in PAGES for tag in TAGS]


def shape(value: Any) -> Any:
    """The keys of a table, without its texts."""
    return {key: shape(part) for key, part in value.items()} if isinstance(value, dict) else None


def test_there_are_texts_in_exactly_the_languages_of_the_app() -> None:
    assert {path.stem for path in STORE.glob("*.toml")} == {*TAGS, *ANSWERS}
    assert {path.name for path in TABLES.iterdir() if path.is_dir()} - {
        "Languages.docc"
    } == set(languages().values())


def test_the_folder_contains_nothing_else() -> None:
    known = {"README.md", *(page.name for page in pages())}
    known |= {f"{name}.toml" for name in [*TAGS, *ANSWERS]}
    assert {path.name for path in STORE.iterdir()} == known


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_has_every_text(tag: str) -> None:
    store = load(tag)
    assert set(store) == {*LIMITS, "screenshots", "leaderboards", "achievements"}
    assert shape(store) == shape(load("en"))
    assert all(text.strip() for text in texts(store))


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("field", LIMITS)
def test_a_text_fits_into_its_field(field: str, tag: str) -> None:
    assert len(load(tag)[field].strip()) <= LIMITS[field]


@pytest.mark.parametrize("tag", TAGS)
def test_keywords_fit_even_if_apple_counts_bytes(tag: str) -> None:
    assert len(load(tag)["keywords"].encode()) <= LIMITS["keywords"]


@pytest.mark.parametrize("tag", TAGS)
def test_keywords_are_separated_by_commas_without_spaces(tag: str) -> None:
    words = load(tag)["keywords"].split(",")
    assert [word for word in words if word != word.strip()] == []
    # Apple takes only words of more than two characters.
    assert [word for word in words if len(word) <= 2] == []
    assert len(words) == len(set(words))


@pytest.mark.parametrize("tag", TAGS)
def test_keywords_contain_no_names(tag: str) -> None:
    # The app's name is searched anyway, and Breakout is somebody else's trademark.
    keywords = load(tag)["keywords"].lower()
    assert NAME.lower() not in keywords and "breakout" not in keywords


@pytest.mark.parametrize("tag", TAGS)
def test_the_name_begins_like_the_name_on_the_home_screen(tag: str) -> None:
    project = (APPS / "Funfair.xcodeproj" / "project.pbxproj").read_text()
    assert set(re.findall(r"CFBundleDisplayName = (\w+);", project)) == {NAME}
    assert load(tag)["name"].startswith(NAME)


@pytest.mark.parametrize("tag", TAGS)
def test_a_description_is_plain_text(tag: str) -> None:
    assert not re.search(r"[<>*`]|\]\(|^#", load(tag)["description"], re.MULTILINE)


@pytest.mark.parametrize("tag", TAGS)
def test_a_description_names_every_game(tag: str) -> None:
    description = load(tag)["description"].lower()
    assert [stall for stall in stalls() if stall not in description] == []


@pytest.mark.parametrize("tag", TAGS)
def test_a_caption_is_short(tag: str) -> None:
    captions = load(tag)["screenshots"]
    assert 1 <= len(captions) <= 10
    assert {name: text for name, text in captions.items() if len(text) > MOST_OF_A_CAPTION} == {}


def test_each_screenshot_has_a_caption() -> None:
    tour = (UI_TESTS / "Tour.swift").read_text()
    taken = set(re.findall(r'takeScreenshot\("(\w+)"\)', tour))
    # Only a party has a big screen.
    assert {*taken, "party"} == set(load("en")["screenshots"])


def test_screenshots_are_taken_in_every_language() -> None:
    tests = (UI_TESTS / "ScreenshotTests.swift").read_text()
    assert sorted(re.findall(r'takeScreenshots\(in: "([\w-]+)"\)', tests)) == sorted(TAGS)


@pytest.mark.parametrize("tag", TAGS)
def test_each_game_has_a_leaderboard_named_like_its_standard_way_to_play(tag: str) -> None:
    boards = load(tag)["leaderboards"]
    assert list(boards) == stalls() and len(boards) == 3
    for stall, title in boards.items():
        game = said(tag, "party", stall)
        table = next(path.name for path in (ROOT / "Sources").iterdir() if path.name == game)
        way = said(tag, table, standard_way(stall))
        assert re.fullmatch(rf"{game}(: |：){re.escape(way)}", title)
        assert len(title) <= MOST_OF_A_TITLE


@pytest.mark.parametrize("tag", TAGS)
def test_each_badge_has_an_achievement_with_its_name_and_score(tag: str) -> None:
    achievements = load(tag)["achievements"]
    assert list(achievements) == list(badges()) and len(achievements) == 3
    for badge, score in badges().items():
        achievement = achievements[badge]
        assert set(achievement) == {"title", "before", "after"}
        assert achievement["title"] == said(tag, "Roulette", badge)
        assert len(achievement["title"]) <= MOST_OF_A_TITLE
        for text in (achievement["before"], achievement["after"]):
            assert re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", text)) == [str(score)]
            assert len(text) <= MOST_OF_AN_ACHIEVEMENT


def test_the_app_sells_nothing_and_shows_no_ads_or_web_pages() -> None:
    app = "\n".join(
        code_without_comments(file.read_text())
        for folder in (SOURCES, ROOT / "Sources" / "FunfairFace")
        for file in folder.rglob("*.swift")
    )
    assert not re.search(r"import (StoreKit|AdSupport|AppTrackingTransparency|WebKit)\b", app)
    assert "SFSafariViewController" not in app


def test_the_rating_answers_every_question_with_a_reason() -> None:
    answers = {key: part for key, part in load("rating").items() if isinstance(part, dict)}
    assert set(answers) == FREQUENCIES | CAPABILITIES
    assert all(set(part) == {"answer", "reason"} for part in answers.values())
    assert [key for key, part in answers.items() if not part["reason"].endswith(".")] == []


def test_an_answer_of_the_rating_has_the_kind_of_its_question() -> None:
    rating = load("rating")
    assert {rating[key]["answer"] for key in FREQUENCIES} <= {"none", "infrequent", "frequent"}
    assert all(isinstance(rating[key]["answer"], bool) for key in CAPABILITIES)


def test_the_rating_declares_simulated_gambling_for_adults() -> None:
    rating = load("rating")
    assert "roulette" in stalls()
    assert rating["gamblingSimulated"]["answer"] == "frequent"
    assert rating["gambling"]["answer"] is False and rating["lootBox"]["answer"] is False
    assert rating["rating"] == "18+" and rating["made_for_kids"] is False


def test_the_rating_declares_walls_that_everybody_can_see_and_like() -> None:
    rating = load("rating")
    walls = (ROOT / "Sources" / "Languages" / "English" / "English+Funfair.swift").read_text()
    assert "case .everybodysWalls" in walls and "case .bestLikedWalls" in walls
    assert rating["userGeneratedContent"]["answer"] and rating["socialMedia"]["answer"]
    assert not rating["messagingAndChat"]["answer"]


def test_app_privacy_agrees_with_the_privacy_manifest() -> None:
    manifest = plistlib.loads((RESOURCES / "PrivacyInfo.xcprivacy").read_bytes())
    answers = load("privacy")
    prefix = "NSPrivacyCollectedDataType"
    assert [
        {
            prefix: prefix + part["type"].replace(" ", ""),
            prefix + "Linked": part["linked"],
            prefix + "Tracking": part["tracking"],
            prefix + "Purposes": [
                f"{prefix}Purpose{purpose.replace(' ', '')}" for purpose in part["purposes"]
            ],
        }
        for part in answers["collected"]
    ] == manifest["NSPrivacyCollectedDataTypes"]
    assert answers["tracking"] is manifest["NSPrivacyTracking"] is False
    assert answers["collects"] is (manifest["NSPrivacyCollectedDataTypes"] != [])


def test_no_kind_of_data_is_both_collected_and_not() -> None:
    answers = load("privacy")
    collected = {part["type"] for part in answers["collected"]}
    assert collected & set(answers["not_collected"]) == set()


@pytest.mark.parametrize("tag", TAGS)
def test_the_privacy_policy_mentions_icloud_exactly_if_the_app_uses_it(tag: str) -> None:
    app = "\n".join(file.read_text() for file in SOURCES.rglob("*.swift"))
    text = (STORE / f"privacy.{tag}.md").read_text(encoding="utf-8")
    assert ("iCloud" in text) is ("NSUbiquitousKeyValueStore" in app)


def test_what_goes_to_icloud_is_no_secret_and_no_run() -> None:
    store = (ROOT / "Sources" / "FunfairFace" / "Cloud" / "CloudStore.swift").read_text()
    (keys,) = re.findall(r"merged: \[StoreKey\] = \[(.*?)\]", store, re.DOTALL)
    assert re.findall(r"\.(\w+)", keys) == [
        "names", "scores", "tallies", "days", "curves", "hints", "walls",
    ]  # fmt: skip


@pytest.mark.parametrize("tag", TAGS)
def test_the_pages_exist_and_name_who_publishes_the_app(tag: str) -> None:
    for page in PAGES:
        text = (STORE / f"{page}.{tag}.md").read_text(encoding="utf-8")
        assert text.startswith("# ") and NAME in text
        assert [name for name in PLACEHOLDERS if name not in text] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_the_same_sections_in_every_language(page: str) -> None:
    marks = {
        tag: re.findall(
            r"^(?:#+ |- \*\*|- \*|- )",
            (STORE / f"{page}.{tag}.md").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        for tag in TAGS
    }
    assert {tag: found for tag, found in marks.items() if found != marks["en"]} == {}


@pytest.mark.parametrize("tag", TAGS)
def test_the_pages_name_controls_as_the_app_does(tag: str) -> None:
    named = {
        "privacy": ["settings", "atThisHouse", "takeAll", "leaveHouse", "useGameCenter"],
        "support": ["settings", "atThisHouse", "takeAll", "leaveHouse", "joinParty", "send"],
    }
    for page, phrases in named.items():
        text = (STORE / f"{page}.{tag}.md").read_text(encoding="utf-8")
        # Lines may end within a name.
        text = " ".join(text.split())
        controls = [
            said(tag, "native" if phrase == "useGameCenter" else "Funfair", phrase)
            for phrase in phrases
        ]
        assert [control for control in controls if f"*{control}*" not in text] == []


@pytest.mark.parametrize("tag", TAGS)
def test_the_privacy_policy_has_the_numbers_of_a_house(tag: str) -> None:
    text = (STORE / f"privacy.{tag}.md").read_text(encoding="utf-8")
    moderation = (ROOT / "docs" / "moderation.md").read_text()
    assert "After 90 days, or the time set by `--keep`" in moderation
    assert re.search(r"removes a party\s+30 days after the party was opened", moderation)
    assert re.findall(r"\d+", text) == ["90", "30"]
    assert "`funfair.json`" in text


@pytest.mark.parametrize("tag", TAGS)
def test_the_help_page_names_the_oldest_supported_ios(tag: str) -> None:
    text = (STORE / f"support.{tag}.md").read_text(encoding="utf-8")
    assert re.findall(r"\d+", text) == [f"{OLDEST:.0f}"]


def test_every_bracket_belongs_to_a_known_placeholder() -> None:
    everything = {page.name: page.read_text(encoding="utf-8") for page in pages()}
    for name in [*TAGS, *ANSWERS]:
        everything[f"{name}.toml"] = "\n".join(texts(load(name)))
    unknown = {
        name: found
        for name, text in everything.items()
        if (found := set(re.findall(r"\[[^]]*\]?", text)) - PLACEHOLDERS)
    }
    assert unknown == {}


def test_the_first_page_is_short_and_lists_all_placeholders_and_limits() -> None:
    text = (STORE / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES_OF_THE_FIRST_PAGE
    assert [name for name in PLACEHOLDERS if f"`{name}`" not in text] == []
    assert [field for field in LIMITS if f"`{field}`" not in text] == []
    assert "None of this was ever submitted" in text


def test_the_app_sends_to_the_leaderboards_and_achievements_of_the_kit() -> None:
    app = "\n".join(file.read_text() for file in SOURCES.rglob("*.swift"))
    assert "GKLeaderboard.submitScore" in app and "GKAchievement.report" in app
    ledger = ROOT / "Sources" / "FunfairFace" / "Ranking" / "RankingLedger.swift"
    # Leaderboards have the games' words.
    assert re.findall(r'zip\(\["(\w+)", "(\w+)", "(\w+)"\], Badge.all\)', ledger.read_text()) == [
        tuple(load("en")["achievements"])
    ]
    text = (STORE / "README.md").read_text(encoding="utf-8")
    for name in [*load("en")["leaderboards"], *load("en")["achievements"]]:
        assert f"`{name}`" in text


def test_nobody_is_signed_in_to_game_center_without_asking() -> None:
    app = "\n".join(file.read_text() for file in SOURCES.rglob("*.swift"))
    assert len(re.findall(r"\bsignIn\(", app)) == 1
