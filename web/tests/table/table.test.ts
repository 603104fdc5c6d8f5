import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { MatchView, OptionView, StateNow, TableInfo } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/words";
import type { CardRef, GameUI } from "../../src/table/game";
import { LiveTable } from "../../src/table/table.svelte";
import { option, rules, viewWith, wordsOfDots } from "./samples";

const load = vi.fn((_table: TableInfo) => Promise.resolve());
/** What has become of the cards on the table, by kind and name. */
let lying: Record<string, CardRef> = {};
/** The move with which they all leave it. */
let cleared = Infinity;
const cardNow = ({ kind, name }: CardRef, { seq }: MatchView): CardRef | null =>
  seq < cleared ? (lying[`${kind} ${name}`] ?? null) : null;
const ui = { ...rules, cardNow, whyOf: (target: string) => target.slice(4), load } as unknown as GameUI;

vi.mock("../../src/games", () => ({ gameUI: () => Promise.resolve(ui), canDraw: () => true }));
vi.mock("$lib/session.svelte", () => ({ session: { game: () => Promise.resolve({ id: "dots" }) } }));

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const state = (seq: number, texts: string[], more: Partial<StateNow> = {}): unknown => ({
  type: "state",
  seq,
  view: { ...viewWith(texts.map((text) => option(text))), seq },
  reset: false,
  events: [],
  deadline: null,
  can_undo: false,
  can_redo: false,
  lesson: null,
  ...more,
});
const asking = (seq: number, options: OptionView[]): unknown =>
  state(seq, [], { reset: true, view: { ...viewWith(options), seq } });
const know = (more: Partial<TableInfo>): void =>
  FakeSocket.last.say({ type: "table", table: { game: "dots", you: 0, players: [], status: "playing", ...more }, you: 0 });

let table: LiveTable;

beforeEach(async () => {
  await speak("en");
  settings.confirm = true;
  cleared = Infinity;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const { GameWords } = await import("$lib/words");
  vi.spyOn(GameWords, "load").mockResolvedValue(wordsOfDots());
  table = new LiveTable("t1");
  FakeSocket.last.onopen?.();
  FakeSocket.last.say({ type: "welcome", v: 2, table: { game: "dots", you: 0, players: [], status: "playing" }, you: 0 });
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (): Record<string, unknown> => FakeSocket.last.sent.at(-1) ?? {};

describe("a live table", () => {
  test("what the game needs for this table is fetched before the first picture", () => {
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[0]).toMatchObject({ game: "dots" });
  });

  test("pressing a glowing place picks its option, with the seq that was seen", async () => {
    FakeSocket.last.say(state(4, ["mark a", "done"], { reset: true }));
    expect(table.lit("dot:a")).toBe(true);
    table.press("dot:a");
    expect(sent()).toMatchObject({ type: "pick", seq: 4, pick: "mark a" });
    table.press("dot:a"); // until the answer comes, once is enough
    expect(sent()).toMatchObject({ id: 1 });
    FakeSocket.last.say({ type: "ack", id: 1, seq: 5, state: state(5, ["done"]) });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.view.seq).toBe(5);
    expect(table.busy).toBe(false);
  });

  test("an answered question stays answered until the position that follows is there", async () => {
    FakeSocket.last.say(state(4, ["mark a", "done"], { reset: true }));
    table.press("dot:a");
    FakeSocket.last.say({ type: "ack", id: 1, seq: 5, state: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.busy).toBe(true);
    FakeSocket.last.say(state(5, ["mark b"]));
    expect(table.busy).toBe(false);
    table.press("dot:b");
    expect(sent()).toMatchObject({ id: 2, type: "pick", seq: 5 });
    expect(table.busy).toBe(true);
  });

  test("pressing what does not glow asks why, and shows the reason there", async () => {
    FakeSocket.last.say(state(4, ["mark a"], { reset: true }));
    table.press("dot:z");
    expect(sent()).toMatchObject({ type: "why", what: "z" });
    FakeSocket.last.say({ type: "why", id: 1, why: { kind: "far", args: {}, rule: "DO-007", what: "z" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.bubble).toMatchObject({ target: "dot:z", rule: "DO-007" });
  });

  test("what others would have to take back with me is sent only when confirmed", () => {
    const roll = option("roll", { reveals: "reveals-die" });
    FakeSocket.last.say(asking(4, [roll, option("done")]));
    know({ consent: true });
    const before = FakeSocket.last.sent.length;
    void table.pick(roll);
    expect(table.confirming?.text).toBe("roll");
    expect(table.warning(roll)).toBe("The die is rolled. To take it back, the others would have to agree.");
    expect(FakeSocket.last.sent).toHaveLength(before);
    void table.pick(roll, true);
    expect(sent()).toMatchObject({ type: "pick", pick: "roll" });
  });

  test("alone, or against bots, one press is enough", () => {
    const roll = option("roll", { reveals: "reveals-die" });
    FakeSocket.last.say(asking(4, [roll]));
    know({ consent: false });
    void table.pick(roll);
    expect(sent()).toMatchObject({ type: "pick", pick: "roll" });
  });

  test("what people regret is asked even of one who is alone, unless that is switched off", () => {
    const lift = option("lift a 4", { regret: "regret-lift", tool: "pen" });
    FakeSocket.last.say(asking(4, [lift]));
    know({ consent: false });
    void table.pick(lift);
    expect(table.confirming?.text).toBe("lift a 4");
    expect(table.warning(lift)).toBe("You lift dot a with a pen.");
    table.back();
    settings.confirm = false;
    void table.pick(lift);
    expect(sent()).toMatchObject({ type: "pick", pick: "lift a 4" });
  });

  test("what is regretted and what comes to light are both said, the latter to those who could be asked", () => {
    const both = option("lift a 4", { regret: "regret-lift", tool: "pen", reveals: "reveals-die" });
    FakeSocket.last.say(asking(4, [both]));
    know({ consent: true });
    expect(table.warning(both)).toBe("You lift dot a with a pen. The die is rolled. To take it back, the others would have to agree.");
    know({ consent: false });
    expect(table.warning(both)).toBe("You lift dot a with a pen.");
  });

  test("undo and redo are asked for only where there is something to undo or to redo", () => {
    FakeSocket.last.say(state(4, ["mark a"], { reset: true }));
    const before = FakeSocket.last.sent.length;
    void table.undo();
    void table.redo();
    expect(FakeSocket.last.sent).toHaveLength(before);
    FakeSocket.last.say(state(5, ["mark a"], { can_undo: true }));
    expect([table.canUndo, table.canRedo]).toEqual([true, false]);
    void table.undo();
    expect(sent()).toMatchObject({ type: "undo" });
  });

  test("a refusal goes with the next question, and not with the state that it came for", async () => {
    FakeSocket.last.say(state(4, ["mark a"], { reset: true }));
    table.press("dot:a");
    FakeSocket.last.say({ type: "refused", id: 1, code: "stale", kind: "", args: {}, reason: "too late", seq: 5 });
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.say(state(5, ["mark a"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).not.toBeNull();
    FakeSocket.last.say(state(6, ["mark a"])); // somebody else has picked
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).not.toBeNull();
    FakeSocket.last.say(state(7, ["mark b"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).toBeNull();
  });

  test("an open card becomes what it is now", async () => {
    FakeSocket.last.say(state(1, ["mark a"], { reset: true }));
    lying = { "tool pen": { kind: "tool", name: "pen" } };
    table.open({ kind: "tool", name: "pen" });
    lying = { "tool pen": { kind: "tool", name: "brush" }, "tool brush": { kind: "tool", name: "brush" } };
    FakeSocket.last.say(state(2, ["mark a"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.card).toEqual({ kind: "tool", name: "brush" });
  });

  test("an open card closes when it leaves the table", async () => {
    FakeSocket.last.say(state(1, ["mark a"], { reset: true }));
    lying = { "tool pen": { kind: "tool", name: "pen" } };
    table.open({ kind: "tool", name: "pen" });
    FakeSocket.last.say(state(2, ["mark a"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.card).toEqual({ kind: "tool", name: "pen" });
    cleared = 3;
    FakeSocket.last.say(state(3, ["mark a"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.card).toBeNull();
  });

  test("a card that was never on the table stays open", async () => {
    FakeSocket.last.say(state(1, ["mark a"], { reset: true }));
    lying = {};
    table.open({ kind: "tool", name: "pen" });
    FakeSocket.last.say(state(2, ["mark a"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.card).toEqual({ kind: "tool", name: "pen" });
  });

  test("the same rule can be asked for twice", () => {
    table.lookUp("DO-007");
    const first = table.rule;
    table.lookUp("DO-007");
    expect(table.rule).toEqual(first);
    expect(table.rule).not.toBe(first);
  });

  test("a refusal is shown, and the table goes on", async () => {
    FakeSocket.last.say(state(4, ["mark a"], { reset: true }));
    table.press("dot:a");
    FakeSocket.last.say({ type: "refused", id: 1, code: "refused", kind: "", args: {}, reason: "not now", seq: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).toBe("not now");
    expect(table.lit("dot:a")).toBe(true);
    table.press("dot:a");
    FakeSocket.last.say({ type: "refused", id: 2, code: "stale", kind: "", args: {}, reason: "too late: move 6", seq: 6 });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).not.toContain("6"); // in words of our own
  });

  test("the moves of others are played back one after the other; a press catches up", async () => {
    FakeSocket.last.say(state(1, [], { reset: true }));
    const events = [{ kind: "marked", args: [1, "a", "pen"] }];
    for (const seq of [2, 3, 4]) FakeSocket.last.say(state(seq, seq === 4 ? ["mark a"] : [], { events }));
    expect(table.view.seq).toBe(2);
    expect(table.behind).toBe(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(table.view.seq).toBe(3);
    table.press("dot:a");
    expect(table.view.seq).toBe(4);
    expect(table.log).toHaveLength(3);
  });

  test("an answer to a shown question is never sent for a later one that has arrived", () => {
    const events = [{ kind: "marked", args: [1, "a", "pen"] }];
    FakeSocket.last.say(state(1, ["done"], { reset: true }));
    FakeSocket.last.say(state(2, ["done"], { events }));
    FakeSocket.last.say(state(3, ["done"], { events }));
    expect([table.view.seq, table.behind]).toEqual([2, 1]);
    void table.pick(option("done"));
    expect(sent()).toMatchObject({ type: "pick", seq: 2, pick: "done" });
  });

  test("after an undo the log begins anew", () => {
    FakeSocket.last.say(state(1, [], { reset: true, events: [{ kind: "marked", args: [1, "a", "pen"] }] }));
    FakeSocket.last.say(state(2, [], { reset: true, events: [] }));
    expect(table.log).toEqual([]);
  });

  test("what the keyboard has reached stays marked while the mouse rests, and gives way when it moves", () => {
    const [a, b] = ["dot:a", "dot:b"].map((target) => {
      const place = document.body.appendChild(document.createElement("button"));
      place.dataset.target = target;
      place.onfocus = place.onpointerenter = () => table.point(target);
      return place;
    });
    const pointer = (name: string, screenX: number): void => {
      b?.dispatchEvent(new MouseEvent(name, { bubbles: name !== "pointerenter", screenX }));
    };
    pointer("pointermove", 7);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "n" }));
    a?.focus();
    for (const name of ["pointerover", "pointerenter"]) pointer(name, 7); // the page has moved, not the mouse
    expect(table.pointed).toBe("dot:a");
    for (const name of ["pointerover", "pointerenter"]) pointer(name, 9);
    expect(table.pointed).toBe("dot:b");
    a?.remove();
    b?.remove();
  });

  test("the rest of what the last place offers stays at hand", () => {
    FakeSocket.last.say(state(1, ["lift a 1", "lift a 4"], { reset: true }));
    expect(table.more()).toEqual([]);
    table.press("dot:a");
    expect(table.more().map((each) => each.text)).toEqual(["lift a 4"]);
  });
});

describe("others who act at the same time", () => {
  const two = ["mark a", "lift a 4", "done"];

  test("leave a half-made choice open while my question is the same", async () => {
    FakeSocket.last.say(state(4, two, { reset: true }));
    table.press("dot:a");
    expect(table.chosen).toBe("dot:a");
    FakeSocket.last.say(state(5, two));
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.say(state(6, two, { reset: true })); // somebody has taken a pick back
    expect([table.chosen, table.seq, table.askedSince]).toEqual(["dot:a", 6, 4]);
    FakeSocket.last.say(state(7, ["mark a", "done"]));
    await vi.advanceTimersByTimeAsync(1);
    expect([table.chosen, table.askedSince]).toEqual([null, 7]);
  });

  test("leave a second press to me, with what the pick costs by now", async () => {
    const lift = (tool: string): OptionView => option("lift a 4", { regret: "regret-lift", tool });
    FakeSocket.last.say(asking(4, [lift("pen")]));
    void table.pick(lift("pen"));
    FakeSocket.last.say(asking(5, [lift("brush")]));
    expect(table.confirming?.facts).toMatchObject({ tool: "brush" });
    FakeSocket.last.say(asking(6, [option("done")]));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.confirming).toBeNull();
  });

  test("leave the reason why something cannot be picked", async () => {
    FakeSocket.last.say(state(4, two, { reset: true }));
    table.press("dot:z");
    FakeSocket.last.say({ type: "why", id: 1, why: { kind: "far", args: {}, rule: "DO-007", what: "z" } });
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.say(state(5, two));
    expect(table.bubble?.target).toBe("dot:z");
  });

  test("do not open the question again that I have answered", async () => {
    FakeSocket.last.say(state(4, two, { reset: true }));
    void table.pick(option("mark a"));
    FakeSocket.last.say(state(5, two)); // another was quicker
    expect(table.busy).toBe(true);
    FakeSocket.last.say({ type: "ack", id: 1, seq: 6, state: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.busy).toBe(true);
    FakeSocket.last.say(state(6, two)); // mine, and it is asked once more
    await vi.advanceTimersByTimeAsync(1);
    expect([table.busy, table.askedSince]).toEqual([false, 6]);
  });

  test("do not keep me waiting while their moves are played back", async () => {
    const events = [{ kind: "marked", args: [1, "a", "pen"] }];
    FakeSocket.last.say(state(4, two, { reset: true }));
    FakeSocket.last.say(state(5, two, { events }));
    void table.pick(option("mark a"));
    for (const seq of [6, 7]) FakeSocket.last.say(state(seq, two, { events }));
    FakeSocket.last.say({ type: "ack", id: 1, seq: 7, state: null });
    await vi.advanceTimersByTimeAsync(1);
    expect([table.busy, table.seq]).toEqual([false, 7]);
    void table.pick(option("mark a"));
    FakeSocket.last.say({ type: "ack", id: 2, seq: 9, state: null });
    await vi.advanceTimersByTimeAsync(1);
    for (const seq of [8, 9]) FakeSocket.last.say(state(seq, two, { events }));
    expect([table.busy, table.seq]).toEqual([false, 9]);
  });
});

describe("several people at one screen", () => {
  const shown = (seat: number | null, asked: number[]): unknown => {
    const told = state(1, []) as StateNow;
    return { ...told, reset: true, view: { ...told.view, seat, ask: { prompt: "go", about: {}, seats: asked, options: [] } } };
  };
  const know = (yours: number[], hot = true): void => {
    const players = [0, 1, 2].map((seat) => ({ name: `P${seat}`, kind: "person", bot: null, away: false }));
    FakeSocket.last.say({ type: "table", you: 0, table: { game: "dots", you: 0, yours, hot_seat: hot, players, status: "playing" } });
  };

  test("nothing is shown until the one who is asked has the device", () => {
    know([0, 1]);
    FakeSocket.last.say(shown(null, [1]));
    expect(table.passTo).toBe(1);
    void table.uncover(1);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "sit", seat: 1 });
    expect(table.passTo).toBe(1);
    FakeSocket.last.say(shown(1, [1]));
    expect(table.passTo).toBeNull();
  });

  test("while others move the device stays where it is", () => {
    know([0, 1]);
    FakeSocket.last.say(shown(1, [2]));
    expect(table.passTo).toBeNull();
    FakeSocket.last.say(shown(null, [0]));
    expect(table.passTo).toBe(0);
  });

  test("where both are asked, one hands it to the other and sees no more", () => {
    know([0, 1]);
    FakeSocket.last.say(shown(0, [0, 1]));
    table.take(1);
    expect(table.passTo).toBe(1);
    void table.uncover(1);
    expect(table.passTo).toBe(1);
    FakeSocket.last.say(shown(1, [0, 1]));
    expect(table.passTo).toBeNull();
  });

  test("who is alone at the screen, or has nothing to hide from the others there, passes nothing", () => {
    know([0]);
    FakeSocket.last.say(shown(null, [0]));
    expect(table.passTo).toBeNull();
    know([0, 1], false);
    expect(table.passTo).toBeNull();
  });
});
