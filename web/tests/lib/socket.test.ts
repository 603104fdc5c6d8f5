import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket, type Connection, type Heard } from "$lib/socket";
import { speak } from "$lib/words";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1005): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard: Heard[] = [];
const states: Connection[] = [];
let since: number | null = null;

function open(): { socket: TableSocket; line: () => FakeSocket } {
  const socket = new TableSocket("ws://here", {
    hear: (message) => heard.push(message),
    connection: (now) => states.push(now),
    since: () => since,
  });
  return { socket, line: () => FakeSocket.all.at(-1) as FakeSocket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard.length = states.length = 0;
  since = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it says hello with what it has, and answers find their questions", async () => {
  since = 12;
  const { socket, line } = open();
  line().accept();
  expect(line().sent).toEqual([{ type: "hello", v: 2, since: 12, invitation: null, changes: true }]);
  line().say({ type: "welcome" });
  const asked = socket.ask({ type: "undo" });
  line().say({ type: "ack", id: 1, seq: 13, state: null });
  await expect(asked).resolves.toMatchObject({ seq: 13 });
});

test("a refusal says why", async () => {
  const { socket, line } = open();
  line().accept();
  line().say({ type: "welcome" });
  const asked = socket.ask({ type: "undo" });
  line().say({ type: "refused", id: 1, code: "stale", kind: "", args: {}, reason: "too late", seq: 4 });
  await expect(asked).rejects.toMatchObject({ code: "stale", message: "too late" });
});

test("before the welcome, and after the line is lost, nothing is sent", async () => {
  const { socket, line } = open();
  await expect(socket.ask({ type: "undo" })).rejects.toMatchObject({ code: "offline" });
  line().accept();
  line().say({ type: "welcome" });
  const asked = socket.ask({ type: "undo" });
  line().close(1006);
  await expect(asked).rejects.toMatchObject({ code: "lost" });
});

test("a lost line comes back by itself, later and later", () => {
  const { line } = open();
  line().accept();
  line().say({ type: "welcome" });
  for (let lost = 1; lost <= 3; lost++) {
    line().close(1006);
    vi.advanceTimersByTime(lost === 1 ? 400 : 1600);
    expect(FakeSocket.all).toHaveLength(lost + 1);
  }
  expect(states.slice(0, 4)).toEqual(["connecting", "open", "lost", "connecting"]);
});

test("a server that does not want us is not asked again", () => {
  const { line } = open();
  line().accept();
  line().say({ type: "error", code: "no-such-table", kind: "", args: {}, reason: "there is no such table" });
  line().close(1008);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("where there is no room just now, it tries again, later and later and never on the dot", () => {
  const random = vi.spyOn(Math, "random");
  const { line } = open();
  const attempts = [
    { wait: 2000, chance: 0 },
    { wait: 4000, chance: 1 },
    { wait: 8000, chance: 0.5 },
  ];
  for (const [at, { wait, chance }] of attempts.entries()) {
    random.mockReturnValue(chance);
    line().accept();
    line().say({ type: "error", code: "no-room", kind: "", args: {}, reason: "too many are watching here now" });
    line().close(1013);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(wait * (0.75 + chance / 2) - 1);
    expect(FakeSocket.all).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(at + 2);
  }
  line().accept();
  line().say({ type: "welcome" });
  expect(states.at(-1)).toBe("open");
});

test("a window that gave way to another does not come back by itself", () => {
  const { line } = open();
  line().accept();
  line().say({ type: "welcome" });
  line().say({ type: "error", code: "gave-way", kind: "", args: {}, reason: "this table is open in too many other windows" });
  line().close(4001);
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a silent line is given up", async () => {
  const { line } = open();
  line().accept();
  line().say({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(20_000 + 15_000 + 400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("once closed it stays closed", () => {
  const { socket, line } = open();
  line().accept();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a refusal, and why the line is closed, are said in the language of the reader", async () => {
  await speak("pl");
  const { socket, line } = open();
  line().accept();
  line().say({ type: "welcome", v: 2, table: {}, you: 0 });
  const asked = socket.ask({ type: "undo" });
  line().say({ type: "refused", id: 1, code: "refused", kind: "nothing-proposed", args: {}, reason: "nothing is proposed", seq: 4 });
  await expect(asked).rejects.toMatchObject({ code: "refused", message: "nie ma żadnej propozycji" });
  const reasons: (string | undefined)[] = [];
  const other = new TableSocket("ws://there", { hear: () => {}, connection: (_, why) => reasons.push(why?.reason), since: () => null });
  line().accept();
  line().say({ type: "error", code: "no-such-table", kind: "no-such-table", args: {}, reason: "there is no such table" });
  line().close(1008);
  expect(reasons.at(-1)).toBe("nie ma takiego stołu");
  other.close();
  socket.close();
  await speak("en");
});

const position = (seq: number, more: object): object => ({
  seq, events: [], deadline: null, can_undo: false, can_redo: false, lesson: null, ...more,
});
const state = (seq: number, view: object, reset = false): object => position(seq, { type: "state", view, reset });
const changes = (since: number, seq: number, made: object[]): object => position(seq, { type: "changes", since, changes: made });
const views = (): unknown[] => heard.flatMap((told) => (told.type === "state" ? [told.view] : told.type === "ack" && told.state ? [told.state.view] : []));

test("changes are heard as the whole state that they make, with an answer too", () => {
  const { socket, line } = open();
  line().accept();
  line().say({ type: "welcome" });
  line().say(state(3, { round: 1, cards: ["a", "b"] }));
  line().say(changes(3, 4, [{ at: ["round"], to: 2 }]));
  void socket.ask({ type: "undo" });
  line().say({ type: "ack", id: 1, seq: 5, state: changes(4, 5, [{ at: ["cards"], to: ["c"], start: 1, drop: 1 }]) });
  expect(views()).toEqual([{ round: 1, cards: ["a", "b"] }, { round: 2, cards: ["a", "b"] }, { round: 2, cards: ["a", "c"] }]);
  expect(line().sent).toHaveLength(2);
});

test.each([
  ["of another state", changes(4, 5, [{ at: ["round"], to: 2 }])],
  ["of what is not there", changes(3, 4, [{ at: ["turn", "player"], to: 2 }])],
])("changes %s are not heard: the whole is asked for, once", async (_, misfit) => {
  const { line } = open();
  line().accept();
  line().say({ type: "welcome" });
  line().say(state(3, { round: 1 }));
  line().say(misfit);
  line().say(changes(5, 6, [{ at: ["round"], to: 3 }]));
  expect(line().sent.slice(1)).toEqual([{ type: "whole", id: 1 }]);
  line().say({ type: "ack", id: 1, seq: 6, state: null });
  line().say(state(6, { round: 3 }, true));
  line().say(changes(6, 7, [{ at: ["round"], to: 4 }]));
  await vi.advanceTimersByTimeAsync(1);
  expect(views()).toEqual([{ round: 1 }, { round: 3 }, { round: 4 }]);
  expect(line().sent).toHaveLength(2);
});

test("who is refused the whole comes back for it, and changes of an older line count for nothing", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { line } = open();
  line().accept();
  line().say({ type: "welcome" });
  line().say(state(3, { round: 1 }));
  line().say(changes(7, 8, []));
  line().say({ type: "refused", id: 1, code: "too-fast", kind: "too-fast", args: {}, reason: "", seq: 8 });
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.all).toHaveLength(2);
  line().accept();
  line().say({ type: "welcome" });
  line().say(changes(3, 8, [{ at: ["round"], to: 2 }]));
  expect(views()).toEqual([{ round: 1 }]);
  expect(line().sent.at(-1)).toMatchObject({ type: "whole" });
});
