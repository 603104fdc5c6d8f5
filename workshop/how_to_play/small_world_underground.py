"""Small World Underground for two, up to the fifth turn."""

from typing import Final

from workshop.how_to_play.script import Script, Step

STEPS: Final = (
    Step(
        "goal",
        76,
        ("board",),
        ("SU-013", "SU-082"),
        marks=(),
        near=(".track", "region:r19", "region:r28"),
    ),
    Step("combo", 0, ("market",), ("SU-029", "SU-030", "SU-032"), only=(".pole > :nth-child(-n+3)",)),
    Step("enter", 1, ("board",), ("SU-037", "SU-039"), near=("region:r03", "region:r02", "region:r27")),
    Step(
        "cost",
        4,
        ("board", "mine"),
        ("SU-045", "SU-046", "SU-047", "SU-053"),
        near=("region:r02", "region:r20", "region:r22"),
    ),
    Step(
        "monsters",
        17,
        ("board",),
        ("SU-050", "SU-056", "SU-057"),
        marks=("region:r19",),
        near=("region:r19",),
        seat=1,
    ),
    Step(
        "attack",
        78,
        ("board", "mine"),
        ("SU-051", "SU-062", "SU-063"),
        marks=("region:r23",),
        near=("region:r23",),
    ),
    Step("die", 6, ("board", "mine"), ("SU-058", "SU-059", "SU-061"), near=("region:r22",)),
    Step("redeploy", 8, ("board", "mine"), ("SU-067", "SU-068", "SU-069"), near=("region:r02", "region:r20")),
    Step(
        "decline",
        36,
        ("board",),
        ("SU-024", "SU-071", "SU-073", "SU-078"),
        marks=("region:r19", "region:r20", "region:r22", "region:r26"),
        near=("region:r19", "region:r20", "region:r22", "region:r26"),
    ),
    Step("score", 44, ("players",), ("SU-079", "SU-083"), marks=()),
)

PICKS: Final = """\
0 choose mummies quarreling 1
0 conquer r03
0 conquer r21
0 conquer r25
0 conquer r20
0 conquer r02
0 attempt r22
0 done
0 place r02 1
0 place r20 1
0 place r20 1
0 place r02 4
1 choose cultists royal 1
1 conquer r25
1 conquer r21
1 conquer r03
1 conquer r26
1 conquer r19
1 conquer r22
1 use stinky-trolls-socks
1 conquer r20
1 take r22
1 done
1 place r26 4
1 queen r22
0 go-on
0 conquer r03
0 conquer r21
0 conquer r25
0 conquer r10
0 conquer r13
0 take r10
0 done
0 place r13 8
1 ancient r19
1 decline
0 go-on
0 conquer r21
0 conquer r25
0 conquer r04
0 attempt r26
0 take r04
0 done
0 place r26 6
1 choose spiderines adventurous 3
1 conquer r03
1 conquer r23
1 conquer r21
1 conquer r25
1 conquer r11
1 conquer r05
1 use flying-doormat
1 attempt r07
1 take r11
1 done
1 place r11 1
1 place r05 4
0 go-on
0 conquer r25
0 conquer r27
0 conquer r21
0 attempt r19
0 take r27
0 place r13 1
0 place r10 1
0 place r02 5
1 go-on
1 conquer r08
1 conquer r25
1 conquer r21
1 conquer r03
1 use flying-doormat
1 conquer r07
1 take r07
1 done
1 place r05 4
0 go-on
0 conquer r25
0 conquer r23"""

SCRIPT: Final = Script(
    "small-world-underground", {"seats": 2, "first": "seat-1", "coins": "open"}, 3, PICKS, STEPS
)
