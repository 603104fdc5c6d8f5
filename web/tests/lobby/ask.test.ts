import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { speak } from "$lib/words";
import { bringRecord, tokens } from "../../src/lobby/ask";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a record travels as it was written, its long seed unharmed", async () => {
  const text = '{"game":"a-game","picks":[],"seed":160044641031839438703939468725725015135}';
  const fetched = answering(201, { id: "abc" });
  await bringRecord(text);
  expect(fetched).toHaveBeenCalledWith("/api/records", expect.objectContaining({ method: "POST", body: text }));
});

test.each(["picks: none", "null", '{"game":"a-game"}'])("a file that is no record is not sent: %s", async (text) => {
  const fetched = answering(201, {});
  await expect(bringRecord(text)).rejects.toThrow("not the record of a game");
  expect(fetched).not.toHaveBeenCalled();
});

test("what the server refuses comes with its reason", async () => {
  answering(403, { code: "not-allowed", reason: "an account has at most 20 tokens: revoke one first" });
  await expect(tokens.make("My bot")).rejects.toMatchObject({ status: 403, message: expect.stringContaining("at most 20") });
});

test("a server that does not answer is said to be away", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
  await expect(tokens.list()).rejects.toMatchObject({ code: "offline" });
});
