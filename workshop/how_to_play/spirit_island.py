"""Spirit Island alone, up to the fifth turn."""

from typing import Final

from workshop.how_to_play.script import Script, Step

STEPS: Final = (
    Step("goal", 0, ("board",), ("SI-085", "SI-086"), marks=(), near=("land:B4", "land:B3", "land:B8")),
    Step("pieces", 17, ("board",), ("SI-072", "SI-046"), marks=(), near=("land:B8", "land:B7", "land:B4")),
    Step("growth", 0, ("mine",), ("SI-028", "SI-031", "SI-033"), only=(".mine > .head", ".spirit")),
    Step("presence", 1, ("board",), ("SI-032", "SI-034", "SI-035"), near=("land:B5", "land:B1", "land:B8")),
    Step("cards", 3, ("mine",), ("SI-034", "SI-035", "SI-038"), only=(".mine > .head", ".cards")),
    Step(
        "powers", 7, ("board",), ("SI-022", "SI-024", "SI-044", "SI-045"), near=("land:B5", "land:B2", "land:B8")
    ),
    Step("elements", 9, ("mine",), ("SI-036", "SI-052", "SI-053"), only=(".mine > .head", ".innate")),
    Step(
        "invaders",
        12,
        ("market",),
        ("SI-023", "SI-106", "SI-108", "SI-110"),
        marks=(),
        only=(".phases", ".invaders"),
    ),
    Step(
        "ravage",
        18,
        ("board",),
        ("SI-089", "SI-091", "SI-101", "SI-102", "SI-103"),
        marks=("land:B8",),
        near=("land:B8",),
    ),
    Step("fear", 60, ("market",), ("SI-063", "SI-080", "SI-081", "SI-085"), marks=(), only=(".fear", ".blight")),
)

PICKS: Final = """\
0 group 2
0 presence cards B1
0 presence energy B7
0 play boon-of-vigor
0 play flash-floods
0 ready
0 use flash-floods
0 target B4
0 ready
0 use massive-flooding
0 target B5
0 push explorer B1
0 group 2
0 presence cards B4
0 presence energy B4
0 play rivers-bounty
0 play wash-away
0 ready
0 hit town B8
0 use rivers-bounty
0 target B7
0 gather-marked dahan 1 0 B8
0 use massive-flooding
0 target B7
0 push explorer B4
0 use wash-away
0 target B3
0 push town B2
0 done
0 group 2
0 presence cards B8
0 presence energy B5
0 ready
0 group 1
0 grow energy-1
0 grow reclaim
0 draw major
0 keep tsunami
0 forget boon-of-vigor
0 play wash-away
0 play rivers-bounty
0 play tsunami
0 ready
0 use wash-away
0 target B5
0 push town B6
0 done
0 use rivers-bounty
0 target B5
0 gather dahan B1
0 gather dahan B7
0 use massive-flooding
0 target B3
0 push town B2
0 use tsunami
0 target B2
0 hit city B2
0 hit town B2
0 hit town B2
0 hit explorer B2
0 group 1
0 grow energy-1
0 grow card
0 draw major
0 keep the-jungle-hungers
0 forget wash-away
0 play rivers-bounty
0 play flash-floods
0 play the-jungle-hungers
0 ready
0 use flash-floods
0 target B2
0 ready
0 land B8
0 use rivers-bounty
0 target B1
0 gather dahan B5
0 gather dahan B5
0 use the-jungle-hungers
0 target B6"""

SCRIPT: Final = Script("spirit-island", {"seats": 1, "spirits": ["river-surges-in-sunlight"]}, 1, PICKS, STEPS)
