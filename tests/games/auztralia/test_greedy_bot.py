"""How the greedy bot does against chance."""

import pytest

from workshop.calibrate import above_random, duels, play


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_that_plans_is_above_all_that_play_at_random_in_nine_seats_of_ten(seats: int) -> None:
    jobs = duels(seats, 200)
    better, held = above_random(jobs, [play(job) for job in jobs])
    assert better >= 0.9 * held
