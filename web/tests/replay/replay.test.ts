import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Refused } from "$lib/api";
import { router } from "$lib/router.svelte";
import type { ReplayView, EventView } from "$lib/schema";
import { Replay, SPEEDS } from "../../src/replay/replay.svelte";
import { LENGTH, position, serve, ui } from "./fakes";

vi.mock("../../src/games", () => ({ gameUI: vi.fn() }));

const query = (text: string): URLSearchParams => new URLSearchParams(text);

async function opened(address = ""): Promise<Replay> {
  const replay = new Replay("abc");
  await replay.load(query(address));
  return replay;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("opening", () => {
  test("a finished game stands at its beginning", async () => {
    serve();
    const replay = await opened();
    expect([replay.at, replay.length, replay.seat]).toEqual([0, LENGTH, null]);
    expect(replay.turns).toHaveLength(3);
  });

  test("the address says where and with whose eyes", async () => {
    const asked = serve();
    const replay = await opened("at=4&seat=1");
    expect([replay.at, replay.seat, replay.view.seq]).toEqual([4, 1, 4]);
    expect(asked).toHaveBeenCalledWith("abc", 4, 1);
  });

  test("a position beyond the end is the end", async () => {
    serve();
    expect((await opened("at=999")).at).toBe(LENGTH);
  });

  test("nonsense in the address is passed over", async () => {
    serve();
    expect((await opened("at=-3&seat=x")).at).toBe(0);
  });

  test("what the game needs for this table is there before the first picture", async () => {
    serve();
    const replay = new Replay("abc");
    ui.load = vi.fn(() => {
      expect(replay.ready).toBe(false);
      return Promise.resolve();
    });
    await replay.load(query(""));
    expect(ui.load).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "abc", game: "pebbles" }));
    expect(replay.ready).toBe(true);
    delete ui.load;
  });

  test("the table is shown as it was then", async () => {
    serve();
    const replay = await opened("at=4");
    expect(replay.info?.result).toBeNull();
    expect(replay.players.map((player) => player.away)).toEqual([false, false]);
    await replay.jump(LENGTH);
    expect(replay.info?.result?.winners).toEqual([0]);
  });
});

describe("a game that is still on", () => {
  const own = (at: number | null, seat: number | null) => {
    if (seat === 1) throw new Refused(403, "not-allowed", "your own seat only");
    return position(at, 0, { finished: false });
  };

  test("is seen from my seat, from its end", async () => {
    serve(own);
    const replay = await opened();
    expect([replay.at, replay.seat]).toEqual([LENGTH, 0]);
    expect(replay.turns).toEqual([]);
  });

  test("tells why another seat is not shown", async () => {
    serve(own);
    const replay = await opened();
    await replay.look(1);
    expect([replay.seat, replay.trouble]).toEqual([0, "your own seat only"]);
  });

  test("tells it also when the address asks for the other seat", async () => {
    serve(own);
    const replay = await opened("at=2&seat=1");
    expect([replay.at, replay.seat, replay.trouble]).toEqual([2, 0, "your own seat only"]);
  });
});

describe("going through the game", () => {
  test("a step forward tells the watchers what is new", async () => {
    serve();
    const replay = await opened("at=3");
    const heard: EventView[][] = [];
    replay.watchers.add((events) => heard.push(events));
    await replay.step(1);
    expect(heard).toEqual([[{ kind: "placed", args: [3] }]]);
  });

  test("a step back and a jump tell nothing", async () => {
    serve();
    const replay = await opened("at=3");
    const watcher = vi.fn();
    replay.watchers.add(watcher);
    await replay.step(-1);
    await replay.jump(3);
    await replay.jump(4);
    expect(watcher).not.toHaveBeenCalled();
    expect(replay.log).toHaveLength(4);
  });

  test("positions are asked for once, and the next ones before they are needed", async () => {
    const asked = serve();
    const replay = await opened("at=2");
    expect(asked.mock.calls.map(([, at]) => at)).toEqual([null, 2, 3, 4, 5, 6]);
    asked.mockClear();
    await replay.step(1);
    await replay.step(-1);
    expect(asked.mock.calls.map(([, at]) => at)).toEqual([7]);
  });

  test("while one position is on its way only the newest wish counts", async () => {
    const asked = serve();
    const replay = await opened();
    void replay.jump(9);
    void replay.jump(5);
    await replay.jump(0);
    expect(replay.view.seq).toBe(0);
    expect(asked.mock.calls.map(([, at]) => at)).not.toContain(5);
  });

  test("it does not leave the game at either end", async () => {
    serve();
    const replay = await opened();
    await replay.step(-1);
    expect(replay.at).toBe(0);
    await replay.jump(LENGTH);
    await replay.step(1);
    expect(replay.at).toBe(LENGTH);
  });

  test("turns: to the next, to the beginning of this one, to the one before", async () => {
    serve();
    const replay = await opened("at=4");
    expect(replay.turn?.at).toBe(3);
    await replay.jumpTurn(-1);
    expect(replay.at).toBe(3);
    await replay.jumpTurn(-1);
    expect(replay.at).toBe(0);
    await replay.jumpTurn(1);
    await replay.jumpTurn(1);
    expect(replay.at).toBe(6);
    await replay.jumpTurn(1);
    expect(replay.at).toBe(LENGTH);
  });

  test("a position that cannot be had leaves the one that is drawn, and is asked for again", async () => {
    let broken = true;
    serve((at, seat) => {
      if (at === 9 && broken) throw new Refused(0, "offline", "no server");
      return position(at, seat);
    });
    const replay = await opened("at=2");
    await replay.jump(9);
    expect([replay.at, replay.view.seq, replay.trouble]).toEqual([2, 2, "no server"]);
    broken = false;
    await replay.jump(9);
    expect([replay.at, replay.trouble]).toEqual([9, null]);
  });

  test("other eyes see the same position", async () => {
    const asked = serve();
    const replay = await opened("at=5");
    await replay.look(1);
    expect([replay.at, replay.view.seat]).toEqual([5, 1]);
    expect(asked).toHaveBeenCalledWith("abc", 5, 1);
  });
});

describe("playing by itself", () => {
  test("goes on at its speed and stops at the end", async () => {
    serve();
    const replay = await opened("at=8");
    replay.play();
    await vi.advanceTimersByTimeAsync(SPEEDS.normal);
    expect([replay.at, replay.running]).toEqual([9, true]);
    replay.speed = "quick";
    await vi.advanceTimersByTimeAsync(SPEEDS.normal);
    expect([replay.at, replay.running]).toEqual([LENGTH, false]);
  });

  test("begins anew from the end", async () => {
    serve();
    const replay = await opened(`at=${LENGTH}`);
    replay.play();
    await vi.advanceTimersByTimeAsync(SPEEDS.normal);
    expect(replay.at).toBe(1);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5 * SPEEDS.normal);
    expect(replay.at).toBe(1);
  });
});

describe("the address", () => {
  test("follows, but not at every step", async () => {
    serve();
    const replay = await opened();
    await vi.advanceTimersByTimeAsync(1000);
    const go = vi.spyOn(router, "go");
    for (let n = 0; n < 4; n++) await replay.step(1);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(go.mock.calls).toEqual([["/replay/abc?at=4", true]]);
  });

  test("names what is drawn, not what is still on its way", async () => {
    let arrive: (found: ReplayView) => void = () => undefined;
    const late = new Promise<ReplayView>((done) => (arrive = done));
    serve((at, seat) => (at === 7 ? late : position(at, seat)));
    const replay = await opened("at=1");
    const go = vi.spyOn(router, "go");
    const jumped = replay.jump(7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(go.mock.calls).toEqual([["/replay/abc?at=1", true]]);
    arrive(position(7, null));
    await jumped;
    await vi.advanceTimersByTimeAsync(1000);
    expect(go.mock.lastCall).toEqual(["/replay/abc?at=7", true]);
  });

  test("names the seat, and is left alone after the replay is closed", async () => {
    serve();
    const replay = await opened("at=3&seat=1");
    expect(replay.address).toBe("/replay/abc?at=3&seat=1");
    const go = vi.spyOn(router, "go");
    replay.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(go).not.toHaveBeenCalled();
  });
});

test("nothing is lit and nothing can be picked", async () => {
  serve();
  const replay = await opened();
  expect(replay.lit("region:r07")).toBe(false);
  expect(replay.options("region:r07")).toEqual([]);
});
