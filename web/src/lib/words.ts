/** Words: Fluent messages, the same files that the server and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import GROUPS from "virtual:words";

import { fellBack, FUNCTIONS, Name } from "$lib/names";
import { spoken } from "$lib/spoken.svelte";

import type { AskView, GameInfo, OptionView, EventView, SetupLine, WhyView } from "$lib/schema";

export type Variables = Record<string, FluentVariable>;
/** A piece of a sentence: plain, or the name of something that can be looked up or pointed at. */
export type Part = string | { kind: string; id: string; text: string };

// A name within a sentence is fenced by these, so that it can be found again after formatting.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const FENCED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/u;

/** The languages that have words for the frame. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(GROUPS).map((group) => group.split("/")[0] ?? "en"))].sort();

/** The messages of each bundle that its language lacks: they are there in English. */
const inEnglish = new WeakMap<FluentBundle, ReadonlySet<string>>();

/** A bundle of these messages, some of which may be English ones in place of missing ones. */
export function bundleFrom(text: string, language = "en", missing: readonly string[] = []): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  if (missing.length) inEnglish.set(bundle, new Set(missing));
  return bundle;
}

const NOTHING = new FluentBundle("en");
const FRAME = "frame";
/** What has been loaded: `pl/frame`. */
const loaded = new Map<string, FluentBundle>();
/** The groups that something on this page speaks with: another language needs these too. */
const used = new Set<string>([FRAME]);
/** The language that was asked for last. */
let asked = spoken.language;

async function load(language: string, group: string): Promise<void> {
  const key = `${language}/${group}`;
  if (loaded.has(key)) return;
  const words = await GROUPS[key]?.();
  loaded.set(key, bundleFrom(words?.default ?? "", language, words?.missing));
}

const wordsOf = (group: string): FluentBundle => loaded.get(`${spoken.language}/${group}`) ?? NOTHING;

/** Load a group in the language that is spoken now, and from now on in every other that is. */
async function use(group: string): Promise<void> {
  used.add(group);
  // The language may change while its words come.
  while (!loaded.has(`${spoken.language}/${group}`)) await load(spoken.language, group);
}

/**
 * Say everything in this language, once all words of it are there that the page needs. What was asked for last is
 * spoken in the end, whichever language comes first.
 */
export async function speak(language: string): Promise<void> {
  asked = language;
  const lacking = (): string[] => [...used].filter((group) => !loaded.has(`${language}/${group}`));
  while (lacking().length) await Promise.all(lacking().map((group) => load(language, group)));
  if (asked !== language) return;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** A message of the frame. */
export function t(id: string, variables: Variables = {}): string {
  return format(wordsOf(FRAME), id, variables) ?? id;
}

/** Names as the language lists them: "Ana, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
}

/** What somebody has at hand: messages say "tap" to a finger. */
const POINTER = globalThis.matchMedia?.("(pointer: coarse)").matches ? "finger" : "mouse";

function format(bundle: FluentBundle, id: string, variables: Variables): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  if (inEnglish.get(bundle)?.has(id)) fellBack(id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, { pointer: POINTER, ...variables }, errors);
  return errors.length ? null : text;
}

/** The words of one game at one table. Seats are called by the players' names. */
export class GameWords {
  /** `words` gives the messages in the language that is spoken when something is said. */
  constructor(
    private readonly words: () => FluentBundle,
    private readonly game: Pick<GameInfo, "verbs" | "events" | "names">,
    private readonly players: () => readonly string[],
  ) {}

  static async load(game: GameInfo, players: () => readonly string[]): Promise<GameWords> {
    return GameWords.of(game.id, game, players);
  }

  /** What the lobby says of a game: its name, what it is like, its roles. */
  static async brief(game: GameInfo): Promise<GameWords> {
    return GameWords.of(`${game.id}.brief`, game, () => []);
  }

  private static async of(group: string, game: GameInfo, players: () => readonly string[]): Promise<GameWords> {
    await use(group);
    return new GameWords(() => wordsOf(group), game, players);
  }

  has(id: string): boolean {
    return this.words().hasMessage(id);
  }

  /** A message of the game, its variables turned into words; what is missing shows its own name. */
  text(id: string, variables: Record<string, unknown> = {}, fenced = false): string {
    const words = Object.entries(variables).map(([name, value]) => [name, this.word(name, value, fenced)]);
    return format(this.words(), id, Object.fromEntries(words) as Variables) ?? id;
  }

  /**
   * `from-field` is a field: it is called by `field-f07`, else by `field-shown` with `$number` (7, as boards have it)
   * or `field` with `$id`, else as it is. `tools` is a list of what the game names as `tool`: `pen 2, ruler`.
   */
  private word(variable: string, value: unknown, fenced = false): FluentVariable {
    const kind = variable.split("-").at(-1) ?? variable;
    if (kind === "seat" && typeof value === "number") {
      return fenced ? fence("seat", String(value), this.seat(value)) : this.seat(value);
    }
    if (typeof value === "string") {
      const id = [`${kind}-${value}`, `${kind}-shown`, kind].find((each) => this.has(each));
      const listed = kind.endsWith("s") && kind.slice(0, -1) in this.game.names;
      if (!id) return listed ? value.split(", ").map((each) => this.item(kind.slice(0, -1), each)).join(", ") : value;
      const about: Variables = id === `${kind}-${value}` ? {} : { id: value, number: Number(/\d+$/.exec(value)?.[0] ?? 0) };
      return new Name(this.words(), id, about, this.text(id, about), (text) => (fenced ? fence(kind, value, text) : text));
    }
    return typeof value === "number" ? value : String(value);
  }

  /** One thing of a list; with a number after it, by the message `tool-numbered`. */
  private item(kind: string, item: string): string {
    const [name = "", number] = item.split(" ");
    if (number === undefined) return this.name(kind, name);
    return this.text(`${kind}-numbered`, { [kind]: name, number: Number(number) });
  }

  seat(seat: number): string {
    return this.players()[seat] ?? this.text("seat", { number: seat + 1 });
  }

  /** What a role, a tile, a place... is called. */
  name(kind: string, id: string): string {
    return this.has(`${kind}-${id}`) ? this.text(`${kind}-${id}`) : id;
  }

  /** What a place or a thing is called in a sentence; null: the game has no words for it. */
  called(kind: string, id: string): string | null {
    if (this.has(`${kind}-${id}`)) return this.text(`${kind}-${id}`);
    const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
    const text = [`${kind}-shown`, kind].filter((each) => this.has(each)).map((each) => this.text(each, { id, number }))[0];
    // A message of this name that tells nothing of the id is about something else.
    return text !== undefined && (text.includes(id) || text.includes(String(number))) ? text : null;
  }

  /** What a role is called; empty for a plain player. */
  role(role: string): string {
    return role ? this.name("role", role) : "";
  }

  /** The text of its card; empty if it has none. */
  textOf(kind: string, id: string): string {
    return this.has(`${kind}-${id}-text`) ? this.text(`${kind}-${id}-text`) : "";
  }

  prompt(ask: Pick<AskView, "prompt" | "about">): string {
    return this.text(`prompt-${ask.prompt}`, ask.about);
  }

  /** What is left to do of what is asked, by `left-PROMPT`, or by how many `more` are asked for; often nothing. */
  left({ prompt, about }: Pick<AskView, "prompt" | "about">): string {
    if (this.has(`left-${prompt}`)) return this.text(`left-${prompt}`, about);
    return about.more === undefined ? "" : this.text("left", { more: about.more });
  }

  option(option: Pick<OptionView, "verb" | "args">): string {
    return this.text(`option-${option.verb}`, this.named("verbs", option.verb, option.args));
  }

  /** What an option costs or does; empty if the game has no line for it. */
  facts(option: Pick<OptionView, "verb" | "facts">): string {
    const id = `facts-${option.verb}`;
    return this.has(id) && Object.keys(option.facts).length ? this.text(id, option.facts) : "";
  }

  /** What is said before the option is picked: the message that this fact of it names. */
  caution(fact: "reveals" | "regret", { verb, args, facts }: OptionView): string | null {
    const id = facts[fact];
    return id === undefined ? null : this.text(String(id), { ...this.named("verbs", verb, args), ...facts });
  }

  event(event: EventView): string {
    return this.text(`event-${event.kind}`, this.named("events", event.kind, event.args));
  }

  /** What happened, in pieces: the names in it can be looked up or pointed at. */
  eventParts(event: EventView): Part[] {
    return parts(this.text(`event-${event.kind}`, this.named("events", event.kind, event.args), true));
  }

  /** A line about a set-up. */
  status({ kind, args }: SetupLine): string {
    return this.text(`status-${kind}`, args);
  }

  why(why: WhyView): string {
    return this.text(`why-${why.kind}`, why.args);
  }

  /** The arguments of an event or an option by name: `{ seat: 0, field: "f07" }`. */
  named(vocabulary: "events" | "verbs", kind: string, args: readonly unknown[]): Record<string, unknown> {
    const variables = (this.game[vocabulary][kind] ?? "").split(" ").filter(Boolean);
    return Object.fromEntries(variables.map((variable, at) => [variable, args[at]]));
  }
}

function fence(kind: string, id: string, text: string): string {
  return `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
}

/** A formatted sentence, taken apart at its fenced names. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let rest = sentence;
  for (let match = FENCED.exec(rest); match; match = FENCED.exec(rest)) {
    if (match.index) found.push(rest.slice(0, match.index));
    const [kind = "", id = ""] = (match[1] ?? "").split(":");
    found.push({ kind, id, text: match[2] ?? "" });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push(rest);
  return found;
}
