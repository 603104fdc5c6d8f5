"""Random steps in catanatron's Gymnasium environment, for as many seconds as a line on standard input says.

Run by the Python of `.venv-bench`. For each line one JSON object comes back: decisions (steps), seconds. A step is
an action of the learner with the answer of the one random opponent, the features of the new position and the list
of the actions that are open.
"""

import json
import sys
from random import Random
from time import process_time
from typing import Any

from catanatron_gym.envs.catanatron_env import CatanatronEnv  # type: ignore[import-not-found]


def play_for(env: Any, rng: Random, seconds: float) -> dict[str, float]:
    """Random steps until the time is up."""
    steps = 0
    began = process_time()
    _, info = env.reset()
    while (spent := process_time() - began) < seconds:
        _, _, ended, cut, info = env.step(rng.choice(info["valid_actions"]))
        steps += 1
        if ended or cut:
            _, info = env.reset()
    return {"decisions": steps, "seconds": spent}


def main() -> None:
    """Answer every line with a round of play."""
    env, rng = CatanatronEnv(), Random(1)
    for line in sys.stdin:
        print(json.dumps(play_for(env, rng, float(line))), flush=True)


if __name__ == "__main__":
    main()
