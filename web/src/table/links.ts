/** Names of cards and places in what people write: found by the game's own words, so that they can be looked up. */
import type { GameWords, Part } from "$lib/words";

/** What a text may name, by how it is written. */
export type Lexicon = ReadonlyMap<string, Exclude<Part, string>>;

interface Source {
  words: Pick<GameWords, "has" | "name" | "textOf" | "called">;
  /** The ids of what the game names, by kind. */
  names: Readonly<Record<string, readonly string[]>>;
  /** The kinds that have a card though no text is theirs alone. */
  carded?: readonly string[] | undefined;
  /** What can be pressed on the table: `place:a7`. */
  targets: Iterable<string>;
}

const key = (text: string): string => text.toLocaleLowerCase();
/** One word without a number also means something else: it must be written as it is printed. */
const isPlainWord = (text: string): boolean => /^\p{L}+$/u.test(text);

/** The names of all cards of the game and of the places on the board. */
export function lexiconOf({ words, names, carded = [], targets }: Source): Lexicon {
  const lexicon = new Map<string, Exclude<Part, string>>();
  const add = (kind: string, id: string, text: string): void => {
    if (text.length > 1 && !lexicon.has(key(text))) lexicon.set(key(text), { kind, id, text });
  };
  for (const [kind, ids] of Object.entries(names)) {
    for (const id of ids) {
      if (!words.has(`${kind}-${id}`)) continue;
      if (carded.includes(kind) || words.textOf(kind, id)) add(kind, id, words.name(kind, id));
    }
  }
  for (const target of targets) {
    const [kind = "", id = "", more] = target.split(":");
    const called = more === undefined && /\d/.test(id) ? words.called(kind, id) : null;
    if (called === null) continue;
    add(kind, id, called);
    if (!/^\d+$/.test(id)) add(kind, id, id);
  }
  return lexicon;
}

/** A pattern that finds every name of the lexicon as whole words, the longest first; null: there is none. */
export function patternOf(lexicon: Lexicon): RegExp | null {
  const written = [...lexicon.keys()].sort((one, other) => other.length - one.length);
  const patterns = written.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return patterns.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu") : null;
}

/** The text in pieces: what the lexicon names stands by itself. Nothing is added to the text or left out of it. */
export function linked(text: string, lexicon: Lexicon, pattern: RegExp | null): Part[] {
  if (!pattern) return [text];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const written = match[0];
    const named = lexicon.get(key(written));
    if (!named || (isPlainWord(written) && written !== named.text)) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ ...named, text: written });
    from = match.index + written.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
