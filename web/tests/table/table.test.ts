import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { StateNow, TableInfo } from "$lib/schema";
import { speak } from "$lib/words";
import type { GameUI } from "../../src/table/game";
import { LiveTable } from "../../src/table/table.svelte";
import { option, rules, viewWith, wordsOfDots } from "./samples";

const load = vi.fn((_table: TableInfo) => Promise.resolve());
const ui = { ...rules, whyOf: (target: string) => target.slice(4), load } as unknown as GameUI;

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
  anew: false,
  events: [],
  deadline: null,
  ...more,
});

let table: LiveTable;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const { GameWords } = await import("$lib/words");
  vi.spyOn(GameWords, "load").mockResolvedValue(wordsOfDots());
  table = new LiveTable("t1");
  FakeSocket.last.onopen?.();
  FakeSocket.last.say({ type: "welcome", v: 1, table: { game: "dots", you: 0, players: [], status: "playing" }, you: 0 });
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
    FakeSocket.last.say(state(4, ["mark a", "done"], { anew: true }));
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
    FakeSocket.last.say(state(4, ["mark a", "done"], { anew: true }));
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
    FakeSocket.last.say(state(4, ["mark a"], { anew: true }));
    table.press("dot:z");
    expect(sent()).toMatchObject({ type: "why", what: "z" });
    FakeSocket.last.say({ type: "why", id: 1, why: { kind: "far", args: {}, rule: "DO-007", what: "z" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.bubble).toMatchObject({ target: "dot:z", rule: "DO-007" });
  });

  test("what brings something to light is sent only when confirmed", () => {
    FakeSocket.last.say(state(4, ["roll", "done"], { anew: true }));
    const before = FakeSocket.last.sent.length;
    void table.pick(option("roll"));
    expect(table.confirming?.text).toBe("roll");
    expect(FakeSocket.last.sent).toHaveLength(before);
    void table.pick(option("roll"), true);
    expect(sent()).toMatchObject({ type: "pick", pick: "roll" });
  });

  test("a refusal is shown, and the table goes on", async () => {
    FakeSocket.last.say(state(4, ["mark a"], { anew: true }));
    table.press("dot:a");
    FakeSocket.last.say({ type: "refused", id: 1, code: "refused", reason: "not now", seq: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).toBe("not now");
    expect(table.lit("dot:a")).toBe(true);
    table.press("dot:a");
    FakeSocket.last.say({ type: "refused", id: 2, code: "stale", reason: "too late: move 6", seq: 6 });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).not.toContain("6"); // in words of our own
  });

  test("the moves of others are played back one after the other; a press catches up", async () => {
    FakeSocket.last.say(state(1, [], { anew: true }));
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
    FakeSocket.last.say(state(1, ["done"], { anew: true }));
    FakeSocket.last.say(state(2, ["done"], { events }));
    FakeSocket.last.say(state(3, ["done"], { events }));
    expect([table.view.seq, table.behind]).toEqual([2, 1]);
    void table.pick(option("done"));
    expect(sent()).toMatchObject({ type: "pick", seq: 2, pick: "done" });
  });

  test("after an undo the log begins anew", () => {
    FakeSocket.last.say(state(1, [], { anew: true, events: [{ kind: "marked", args: [1, "a", "pen"] }] }));
    FakeSocket.last.say(state(2, [], { anew: true, events: [] }));
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
    FakeSocket.last.say(state(1, ["lift a 1", "lift a 4"], { anew: true }));
    expect(table.more()).toEqual([]);
    table.press("dot:a");
    expect(table.more().map((each) => each.text)).toEqual(["lift a 4"]);
  });
});
