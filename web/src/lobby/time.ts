/** Times in words. */
import { t } from "$lib/words";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
  ["week", 4.35],
  ["month", 12],
  ["year", Infinity],
];
const JUST_NOW = 45; // seconds

/** "3 minutes ago", "in 2 days". */
export function relative(then: number, now: number, language: string): string {
  let amount = (then - now) / 1000;
  if (Math.abs(amount) < JUST_NOW) return t(amount > 0 ? "time-any-moment" : "time-just-now");
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, most] of UNITS) {
    // 59.7 seconds are a minute: what would be rounded up to the next unit is said in it.
    if (Math.round(Math.abs(amount)) < most) return words.format(Math.round(amount), unit);
    amount /= most;
  }
  return "";
}

/** How long a move may take: "2 minutes", "3 days". */
export function span(seconds: number): string {
  const DAY = 86_400;
  if (seconds % DAY === 0) return t("time-days", { n: seconds / DAY });
  if (seconds % 3600 === 0) return t("time-hours", { n: seconds / 3600 });
  if (seconds % 60 === 0) return t("time-minutes", { n: seconds / 60 });
  return t("time-seconds", { n: seconds });
}

/** A day and an hour as the language writes them. */
export function date(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" }).format(then);
}

export function day(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
}
