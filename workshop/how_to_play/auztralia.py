"""AuZtralia for two, from the first port to the final scores."""

from typing import Final

from workshop.how_to_play.script import Script, Step

STEPS: Final = (
    Step("goal", 86, ("board",), ("AZ-E1", "AZ-E5"), marks=(), near=("hex:g5", ".track", "hex:g1")),
    Step("time", 11, ("board",), ("AZ-T1", "AZ-T3", "AZ-T5"), marks=(), near=(".track .now",)),
    Step("boxes", 11, ("mine",), ("AZ-T3", "AZ-T4", "AZ-T9", "AZ-A37"), only=(".boxes", ".own > :first-child")),
    Step("railway", 12, ("board",), ("AZ-A1", "AZ-A2", "AZ-A4"), near=("hex:h5", "hex:g6", "hex:i6")),
    Step("mine", 22, ("board",), ("AZ-A10", "AZ-A12", "AZ-E2"), near=("hex:g6", "hex:h5")),
    Step("farm", 24, ("board",), ("AZ-A22", "AZ-A23", "AZ-A24", "AZ-A26"), near=("hex:g6", "hex:h5")),
    Step(
        "help",
        34,
        ("market",),
        ("AZ-A14", "AZ-A17", "AZ-A19"),
        only=(".people > header", ".people li:nth-child(-n+3)", ".military"),
    ),
    Step("fight", 43, ("mine",), ("AZ-A28", "AZ-C4", "AZ-C5", "AZ-C9", "AZ-C15"), only=(".raised",), told=12),
    Step(
        "old-ones",
        86,
        ("board",),
        ("AZ-O1", "AZ-O2", "AZ-O13", "AZ-O17", "AZ-P2"),
        marks=(),
        near=("hex:h4", "hex:i3"),
    ),
    Step(
        "score",
        266,
        ("result",),
        ("AZ-E2", "AZ-E3", "AZ-E4"),
        marks=(),
        only=(".places", ".more table", ".theirs"),
    ),
)

PICKS: Final = """\
1 port e8
0 port j6
0 hills
0 rail i6 j6
0 rail h5 i6
1 hills
1 rail f7 e8
1 rail f7 g7
1 hills
1 rail g6 g7
1 rail g5 g6
0 railway
0 rail h5 g6
0 rail f6 g6
0 help
0 recruit blackstock
0 play blackstock
0 retrieve
1 military
1 buy infantry 2
1 retrieve
0 mine
0 dig g6 phosphate
0 farming
0 farm g6 sheep
0 done
1 attack
1 target f5
1 send infantry 2
1 fight
1 withdraw all
1 mine
1 dig g5 phosphate
0 military
0 buy infantry 2
0 retrieve
1 farming
1 farm g5 sheep
1 done
1 retrieve
0 attack
0 send infantry 2
0 fight
0 fight
0 trade
0 import coal
0 import iron
1 mine
1 attack
1 send infantry 2
0 railway
0 rail e6 f6
0 rail d5 e6
1 farming
1 farm f7 cattle
1 retrieve
0 farming
0 farm e6 sheep
0 done
0 retrieve
1 trade
1 import iron
1 import coal
1 railway
1 rail h4 g5
1 rail d7 e8
0 attack
0 target d4
0 send infantry 2
0 fight
0 fight
0 fight
0 fight
0 fight
0 attack
0 send infantry 2
0 fight
0 fight
0 withdraw all
0 attack
0 send infantry 2
1 farming
1 farm h4 sheep
1 done
1 retrieve
0 retrieve
0 military
0 buy artillery 1
1 military
1 buy artillery 1
1 attack
1 send artillery 1
1 send infantry 2
1 hit infantry
1 fight
1 hit artillery
1 fight
1 hit infantry
1 fight
1 fight
1 fight
1 fight
1 fight
0 retrieve
0 trade
0 import iron
0 import coal
0 railway
0 rail d4 d5
0 rail c4 d4
1 farming
1 farm g7 cattle
1 done
1 retrieve
1 railway
1 rail f4 g5
1 rail f3 f4
0 attack
0 target e5
0 send artillery 1
0 send infantry 2
0 fight
0 fight
0 hit artillery
0 attack
0 send infantry 2
0 send artillery 1
0 fight
0 hit infantry
0 fight
0 fight
0 hit infantry
0 fight
0 hit artillery
1 farming
1 farm f4 sheep
1 done
1 military
1 buy infantry 1
1 trade
1 import iron
1 import coal
0 farming
0 farm i6 cattle
0 done
0 retrieve
1 help
1 recruit merino
1 retrieve
0 farming
0 farm c4 sheep
0 help
0 look
0 keep krauss
0 swap quilla
1 trade
1 import iron
1 import iron
1 farming
0 play quilla
0 trade
0 import iron
0 import coal
0 mine
0 dig h5 gold
1 help
1 look
1 keep alika
1 swap sweet
1 attack
1 send artillery 1
1 send infantry 3
1 hit infantry
1 fight
1 hit infantry
0 retrieve
0 farming
0 farm h5 sheep
0 help
0 look
0 keep takanashi
0 swap castro
1 attack
1 send infantry 2
1 done
1 fight
1 fight
1 fight
1 retrieve
0 trade
0 import iron
0 export iron
0 attack
0 send infantry 2
0 done
0 fight
0 fight
1 attack
1 send infantry 1
1 send artillery 1
1 hit infantry
1 fight
1 hit artillery
1 fight
1 hit artillery
0 mine
0 dig d5 coal
0 farming
0 farm d5 sheep
1 trade
1 import iron
1 import coal
1 help
1 look
1 keep carter
1 done
0 retrieve
0 help
0 look
0 keep davies
0 done
1 play carter
1 trade
1 export coal
1 export coal
1 help
1 look
1 keep appleseed
1 done
0 trade
0 import coal
0 export coal
0 play davies
0 farming
1 play appleseed
1 military
1 buy infantry 1
1 attack
1 send infantry 2
1 fight
1 fight
1 fight
1 fight
1 fight
1 fight
1 fight
0 help
0 look
0 keep bradshaw
0 done
0 trade
0 export coal
0 export coal
1 trade
1 export coal
1 export iron
1 help
1 recruit krauss
0 military
0 buy infantry 1
0 hills
0 rail g5 h5
0 done
1 hills
1 rail f7 g8
1 rail g4 g5"""

SCRIPT: Final = Script("auztralia", {"seats": 2}, 2, PICKS, STEPS)
