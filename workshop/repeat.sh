#!/usr/bin/env bash
# repeat.sh: runs the tests in the browser again and again, each time in another random order, and says how often
# they held. RUNS: how many times. BUSY: so many processes that only take time run beside them, in every second run.
# JOBS: workers. SEED: the first order; those of the other runs follow. Each run's words go to build/repeat.
set -uo pipefail
cd "$(dirname "$0")/.."

runs=${RUNS:-10} busy=${BUSY:-4} jobs=${JOBS:-2} seed=${SEED:-$RANDOM}
said=build/repeat
mkdir -p "$said"
burning=()

burn() {
    for ((n = 0; n < busy; n++)); do
        (while :; do :; done) &
        burning+=($!)
    done
}

quench() {
    ((${#burning[@]})) && kill "${burning[@]}" 2>/dev/null && wait "${burning[@]}" 2>/dev/null
    burning=()
}
trap quench EXIT

failed=0
for ((run = 1; run <= runs; run++)); do
    beside=0
    if ((run % 2 == 0 && busy)); then
        beside=$busy
        burn
    fi
    order=$((seed + run - 1))
    printf 'run %d of %d, --shuffle %d, %d busy processes beside it: ' "$run" "$runs" "$order" "$beside"
    begun=$SECONDS
    if .venv/bin/pytest -n "$jobs" tests/browser --shuffle "$order" --durations=20 -rfE >"$said/$run.txt" 2>&1; then
        how=held
    else
        how=FAILED
        failed=$((failed + 1))
    fi
    quench
    printf '%s after %d s: %s\n' "$how" $((SECONDS - begun)) "$(tail -n 1 "$said/$run.txt")"
    grep -E '^(FAILED|ERROR) ' "$said/$run.txt"
done
printf '%d of %d runs held; what each of them said is in %s\n' $((runs - failed)) "$runs" "$said"
((failed == 0))
