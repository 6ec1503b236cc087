"""A house's responses about teams at a party."""

from __future__ import annotations

from kit.party_house import Words

NAMES = ["Star", "Heart", "Moon", "Flower", "Bolt", "Crown", "Diamond", "Bell"]


def in_teams(said: Words, count: int = 4) -> Words:
    """Returns the party with its guests in teams, one after the other. As at a house, a team's
    score is the mean of its players' scores."""
    guests = [one | {"team": index % count + 1} for index, one in enumerate(said["guests"])]
    placed = said["phase"] in ("playing", "judging", "podium", "over")
    means: dict[int, int] = {}
    for team in range(1, count + 1):
        own = [one for one in guests if one["team"] == team and one["isPlaying"]]
        scores = [one["score"] for one in own if one["score"] is not None]
        if scores and placed:
            means[team] = int(sum(scores) / len(scores) + 0.5)
    places = {
        team: 1 + sum(other > mean for other in means.values()) for team, mean in means.items()
    }
    is_judged = said["phase"] in ("podium", "over")
    points = [10, 8, 6, 5, 4, 3, 2, 1]
    teams = [
        {
            "team": team,
            "score": means.get(team),
            "place": places.get(team),
            "points": points[places[team] - 1] if is_judged and team in places else 0,
        }
        for team in range(1, count + 1)
    ]
    return said | {"guests": guests, "teamCount": count, "teams": teams}
