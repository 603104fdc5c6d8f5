import { beforeAll, expect, test } from "vitest";

import { speak } from "$lib/words";
import { relative, span } from "../../src/lobby/time";

beforeAll(() => speak("en"));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 31, 12);
const ago = (ms: number): string => relative(NOW - ms, NOW, "en");

test("what is a moment ago is just now", () => {
  expect(ago(0)).toBe("just now");
  expect(ago(40_000)).toBe("just now");
  expect(relative(NOW + 20_000, NOW, "en")).toBe("any moment");
});

test("times go up the units without a 60th of anything", () => {
  expect(ago(50_000)).toBe("50 seconds ago");
  expect(ago(59_700)).toBe("1 minute ago");
  expect(ago(3 * MINUTE)).toBe("3 minutes ago");
  expect(ago(59.7 * MINUTE)).toBe("1 hour ago");
  expect(ago(5 * HOUR)).toBe("5 hours ago");
  expect(ago(DAY)).toBe("yesterday");
  expect(ago(15 * DAY)).toBe("2 weeks ago");
  expect(ago(70 * DAY)).toBe("2 months ago");
  expect(ago(800 * DAY)).toBe("2 years ago");
});

test("a date to come is said the same way", () => {
  expect(relative(NOW + 2 * DAY, NOW, "en")).toBe("in 2 days");
});

test("the time for a move is said in its own unit", () => {
  expect(span(30)).toBe("30 seconds");
  expect(span(60)).toBe("1 minute");
  expect(span(600)).toBe("10 minutes");
  expect(span(7200)).toBe("2 hours");
  expect(span(3 * 86_400)).toBe("3 days");
});
