/** Several people at one screen: each has a seat, and a name that is theirs. */
import type { SeatRequest } from "$lib/schema";
import { t } from "$lib/words";
import type { Draft } from "./draft";

/** A seat for somebody at this screen. */
export function here(seat: number): SeatRequest {
  return { kind: "me", label: t("player-number", { number: seat + 1 }) };
}

/** The same table with one screen for all: whoever was to be invited sits here, from seat `from` on. */
export function shared(draft: Draft, from = 0): Draft {
  const seats = draft.seats.map((wish, seat) => {
    if (wish.kind === "bot" || wish.label) return wish;
    return wish.kind === "me" || seat >= from ? here(seat) : wish;
  });
  return { ...draft, hotSeat: true, seats };
}

/** The same table with a screen for each: I keep my first seat, and the others are invited. */
export function apart(draft: Draft): Draft {
  const mine = draft.seats.findIndex((wish) => wish.kind === "me");
  const seats = draft.seats.map((wish, seat): SeatRequest => {
    if (wish.kind !== "me") return wish;
    return seat === mine ? { kind: "me" } : { kind: "open" };
  });
  return { ...draft, hotSeat: false, seats };
}
