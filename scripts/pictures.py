"""Makes the README's film and pictures in docs/pictures/ from the frames and screenshots that
Tests/Browser/pictures left in Reports/."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[1]
FRAMES = ROOT / "Reports" / "film"
SCREENSHOTS = ROOT / "Reports" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"

# The scenes that the film shows side by side: first a party's, then the games'.
PARTY_SCENES = ("party-screen", "party-phone")
SCENES = ("bubblepop", "breakout", "roulette")
STILLS = {
    "bubblepop": ("film/bubblepop/0030.jpg", "film/bubblepop/0068.jpg", "film/bubblepop/0092.jpg"),
    "breakout": (
        "screenshots/breakout-play-390x844.jpg",
        "screenshots/breakout-intermission-390x844.jpg",
        "screenshots/walls-editor-390x844.jpg",
    ),
    "roulette": (
        "screenshots/roulette-sheet-easy-390x844.jpg",
        "film/roulette/0052.jpg",
        "screenshots/roulette-table-badge-390x844.jpg",
    ),
    "app": ("app/bubblepop.png", "app/breakout.png", "app/roulette.png"),
    "everyone": (
        "screenshots/fair-statistics-390x844.jpg",
        "screenshots/ar-home-390x844.jpg",
        "screenshots/es-settings-390x844.jpg",
    ),
}
# A big screen, with phones beside it.
PARTY = ("party/screen.jpg", "party/phone-1.jpg", "party/phone-2.jpg", "party/phone-3.jpg")
# The frames per second, as captured.
RATE = 12
# Sizes in pixels.
FILM_PHONE = (252, 545)
FILM_SCREEN = (522, 294)
STILL_PHONE = (360, 779)
PARTY_SCREEN = (1040, 585)
PARTY_PHONE = (270, 585)
GAP = 18
CORNER = 22
GROUND = (38, 24, 92)
# The film's quality, out of 100: the lowest that still looks good.
FILM_QUALITY = 50
STILL_QUALITY = 82
MOST_FILM_BYTES = 2_500_000


def main() -> None:
    make_film(PICTURES / "funfair.webp")
    screen, *phones = PARTY
    keep("party", side_by_side([(screen, PARTY_SCREEN), *((one, PARTY_PHONE) for one in phones)]))
    for name, files in STILLS.items():
        keep(name, side_by_side([(file, STILL_PHONE) for file in files]))


def frames_of(scenes: Sequence[str], sizes: Sequence[tuple[int, int]]) -> list[Image.Image]:
    files = [sorted((FRAMES / scene).glob("*.jpg")) for scene in scenes]
    if not all(files) or len({len(scene) for scene in files}) > 1:
        raise SystemExit("The frames are missing. Please run: scripts/pictures.sh")
    frames = zip(*files, strict=True)
    return [side_by_side(list(zip(frame, sizes, strict=True))) for frame in frames]


def keep(name: str, picture: Image.Image) -> None:
    path = PICTURES / f"{name}.webp"
    picture.save(path, quality=STILL_QUALITY, method=6)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def make_film(path: Path) -> None:
    party = frames_of(PARTY_SCENES, (FILM_SCREEN, FILM_PHONE))
    games = frames_of(SCENES, (FILM_PHONE,) * len(SCENES))
    first, *others = party + games
    first.save(
        path, save_all=True, append_images=others, duration=1000 // RATE, loop=0,
        quality=FILM_QUALITY, method=6, minimize_size=True,
    )
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {len(others) + 1} frames, {size:,} bytes")
    if size > MOST_FILM_BYTES:
        raise SystemExit(f"The film is too large: the limit is {MOST_FILM_BYTES:,} bytes.")


def side_by_side(pictures: Sequence[tuple[str | Path, tuple[int, int]]]) -> Image.Image:
    """Returns pictures side by side, each at its size. A name is that of a file in Reports/."""
    width = sum(size[0] + GAP for _, size in pictures) + GAP
    height = max(size[1] for _, size in pictures)
    whole = Image.new("RGB", (width, height + 2 * GAP), GROUND)
    left = GAP
    for file, size in pictures:
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *size), CORNER, fill=255)
        with Image.open(ROOT / "Reports" / file) as picture:
            small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        whole.paste(small, (left, GAP + (height - size[1]) // 2), mask)
        left += size[0] + GAP
    return whole


main()
