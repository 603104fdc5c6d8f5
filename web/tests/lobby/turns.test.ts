import { expect, test } from "vitest";

import type { PlayerInfo, TableInfo } from "$lib/schema";
import { finished, isMyTurn, outcome, standing, underWay, waitingForMe } from "../../src/lobby/turns";

const person = (name: string, away = false): PlayerInfo => ({ name, kind: "person", bot: null, away, role: "", colour: 0, bot_from: null, guest: false });

function table(rest: Partial<TableInfo>): TableInfo {
  return {
    id: "t",
    hot_seat: false,
    game: "a-game",
    status: "playing",
    setup: {},
    access: "private",
    pace: "live",
    clock: null,
    on_timeout: "move",
    away_vote: 600,
    bot_after: 0,
    take_back: "always",
    seq: 3,
    waiting: [0],
    since: 1000,
    deadline: null,
    players: [person("Ana"), person("Ben")],
    you: 0,
    yours: [0],
    owner: true,
    invitation: null,
    result: null,
    rematch: null,
    proposal: null,
    consent: true,
    ...rest,
  };
}

test("it is my turn when the table waits for my seat", () => {
  expect(isMyTurn(table({}))).toBe(true);
  expect(isMyTurn(table({ waiting: [1] }))).toBe(false);
  expect(isMyTurn(table({ waiting: [0, 1] }))).toBe(true);
});

test("it is not my turn where a bot stands in for me, where I look on, or before the start", () => {
  expect(isMyTurn(table({ players: [person("Ana", true), person("Ben")] }))).toBe(false);
  expect(isMyTurn(table({ you: null }))).toBe(false);
  expect(isMyTurn(table({ status: "open" }))).toBe(false);
  expect(isMyTurn(table({ status: "over" }))).toBe(false);
});

test("a vote that is asked of me waits for me too, until I have agreed", () => {
  const proposal = { kind: "undo" as const, seat: 1, agreed: [1], awaited: [], until: null };
  expect(standing(table({ waiting: [1], proposal }))).toBe("vote");
  expect(standing(table({ waiting: [1], proposal: { ...proposal, agreed: [1, 0] } }))).toBe("others");
});

test("a vote waits for one who is away as long as there is time to object", () => {
  const players = [{ name: "Anna", kind: "person", bot: "greedy", away: true, role: "", colour: 0, bot_from: null, guest: false }];
  const proposal = { kind: "end" as const, seat: 1, agreed: [1], awaited: [0], until: 9000 };
  expect(standing(table({ waiting: [1], players, proposal }))).toBe("vote");
  expect(standing(table({ waiting: [1], players, proposal: { ...proposal, awaited: [], until: null } }))).toBe("others");
});

test("those that wait for me come first, the longest wait on top, and then the newest", () => {
  const tables = [
    table({ id: "open", status: "open", waiting: [], since: 9000 }),
    table({ id: "theirs-old", waiting: [1], since: 100 }),
    table({ id: "mine-new", since: 5000 }),
    table({ id: "over", status: "over", waiting: [] }),
    table({ id: "theirs-new", waiting: [1], since: 200 }),
    table({ id: "mine-old", since: 400 }),
  ];
  expect(underWay(tables).map((each) => each.id)).toEqual(["mine-old", "mine-new", "theirs-new", "theirs-old", "open"]);
  expect(finished(tables).map((each) => each.id)).toEqual(["over"]);
  expect(waitingForMe(tables)).toBe(2);
});

test("how a finished game went for me", () => {
  const over = (winners: number[], rest: Partial<TableInfo> = {}): TableInfo =>
    table({ status: "over", waiting: [], result: { winners, scores: [90, 80], reason: "end" }, ...rest });
  expect(outcome(over([0]))).toBe("won");
  expect(outcome(over([1]))).toBe("lost");
  expect(outcome(over([0, 1]))).toBe("shared");
  expect(outcome(over([0], { you: null }))).toBeNull();
  expect(outcome(over([0], { status: "ended" }))).toBeNull();
});
