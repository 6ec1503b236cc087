"""Makes the film and the pictures of the README, docs/pictures/, from what Tests/Browser/pictures
left in Reports/: frames and screenshots, phones side by side."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[1]
FRAMES = ROOT / "Reports" / "film"
SCREENSHOTS = ROOT / "Reports" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"

SCENES = ("bubblepop", "breakout", "roulette")
STILLS = {
    "bubblepop": ("film/bubblepop/0030.jpg", "film/bubblepop/0068.jpg", "film/bubblepop/0092.jpg"),
    "breakout": (
        "screenshots/breakout-play-390x844.jpg",
        "screenshots/breakout-intermission-390x844.jpg",
        "screenshots/breakout-settings-390x844.jpg",
    ),
    "roulette": (
        "screenshots/roulette-sheet-easy-390x844.jpg",
        "film/roulette/0052.jpg",
        "screenshots/roulette-table-badge-390x844.jpg",
    ),
    "everyone": (
        "screenshots/fair-statistics-390x844.jpg",
        "screenshots/ar-home-390x844.jpg",
        "screenshots/es-settings-390x844.jpg",
    ),
}
# Frames a second, as they were taken.
RATE = 12
# Pixels.
FILM_PHONE = (252, 545)
STILL_PHONE = (360, 779)
GAP = 18
CORNER = 22
GROUND = (38, 24, 92)
# Of 100: what still looks well.
FILM_QUALITY = 50
STILL_QUALITY = 82
MOST_FILM_BYTES = 1_500_000


def main() -> None:
    make_film(PICTURES / "funfair.webp")
    for name, files in STILLS.items():
        phones = [ROOT / "Reports" / file for file in files]
        path = PICTURES / f"{name}.webp"
        side_by_side(phones, STILL_PHONE).save(path, quality=STILL_QUALITY, method=6)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def make_film(path: Path) -> None:
    scenes = [sorted((FRAMES / scene).glob("*.jpg")) for scene in SCENES]
    if not all(scenes) or len({len(scene) for scene in scenes}) > 1:
        raise SystemExit("The frames are missing. Please run: scripts/pictures.sh")
    first, *others = [side_by_side(frames, FILM_PHONE) for frames in zip(*scenes, strict=True)]
    first.save(
        path, save_all=True, append_images=others, duration=1000 // RATE, loop=0,
        quality=FILM_QUALITY, method=6, minimize_size=True,
    )
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {len(others) + 1} frames, {size:,} bytes")
    if size > MOST_FILM_BYTES:
        raise SystemExit(f"The film is too large: at most {MOST_FILM_BYTES:,} bytes are allowed.")


def side_by_side(phones: Sequence[Path], size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *size), CORNER, fill=255)
    whole = Image.new("RGB", (len(phones) * (size[0] + GAP) + GAP, size[1] + 2 * GAP), GROUND)
    for place, phone in enumerate(phones):
        with Image.open(phone) as picture:
            small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        whole.paste(small, (GAP + place * (size[0] + GAP), GAP), mask)
    return whole


main()
