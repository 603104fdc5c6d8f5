import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ServerMessage } from "$lib/schema";
import { TableSocket, type Connection } from "$lib/socket";
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

const heard: ServerMessage[] = [];
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
  expect(line().sent).toEqual([{ type: "hello", v: 2, since: 12, invitation: null }]);
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
