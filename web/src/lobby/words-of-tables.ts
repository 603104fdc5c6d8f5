/** What a set-up is called in words. */
import type { FieldInfo, TableInfo } from "$lib/schema";
import { t, type GameWords } from "$lib/words";
import { span } from "./time";

export function valueWords(words: GameWords, field: FieldInfo, value: unknown): string {
  if (field.kind === "flag") return t(value ? "answer-yes" : "answer-no");
  if (Array.isArray(value)) {
    return value.length ? value.map((each) => valueWords(words, field, each)).join(", ") : t("answer-nothing");
  }
  if (field.kind === "number") return String(value);
  const message = `setup-${field.name}-${String(value)}`;
  return words.has(message) ? words.text(message) : String(value);
}

/** The answer of a table that has been made: a content pack is known by its hash. */
export function answerWords(words: GameWords, field: FieldInfo, value: unknown): string {
  const pack = field.kind === "content" && value !== field.default;
  return pack ? t("terms-pack", { hash: String(value) }) : valueWords(words, field, value);
}

export function fieldWords(words: GameWords, field: FieldInfo): string {
  const message = `setup-${field.name}`;
  return words.has(message) ? words.text(message) : field.name;
}

export function helpWords(words: GameWords, field: FieldInfo): string {
  const message = `setup-${field.name}-help`;
  return words.has(message) ? words.text(message) : "";
}

/** How fast a table plays: "live, 2 minutes a move". */
export function paceWords(table: Pick<TableInfo, "pace" | "clock">): string {
  if (table.pace === "correspondence") return t("pace-correspondence-days", { span: span(table.clock ?? 0) });
  return table.clock === null ? t("pace-live-free") : t("pace-live-clock", { span: span(table.clock) });
}
