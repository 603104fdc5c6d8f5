/** A pending decision, sorted for the screen: what points at the table, and what is a button. */
import type { AskView, MatchView, OptionView } from "$lib/schema";
import type { GameUI } from "./game";

/** Verbs that end something: their buttons stand rightmost. */
export const ENDING: readonly string[] = ["done", "pass", "stop", "ready"];

export class Decision {
  readonly byTarget = new Map<string, OptionView[]>();
  /** What can be taken up, each with the options that move it somewhere. */
  readonly byThing = new Map<string, OptionView[]>();
  readonly buttons: OptionView[] = [];
  /** Done, Pass or Stop, if there is one. */
  readonly ending: OptionView | null;

  constructor(
    private readonly ui: Pick<GameUI, "target" | "primary">,
    private readonly view: MatchView,
  ) {
    for (const option of view.ask?.options ?? []) {
      const target = ui.target(option);
      if (target === null) this.buttons.push(option);
      else add(this.byTarget, target, option);
      if (option.moves) add(this.byThing, option.moves.thing, option);
    }
    this.ending = this.buttons.find((option) => ENDING.includes(option.verb)) ?? null;
    this.buttons = this.buttons.filter((option) => option !== this.ending);
  }

  /** Whether I am asked at all. */
  get mine(): boolean {
    return (this.view.ask?.options.length ?? 0) > 0;
  }

  lit(target: string): boolean {
    return this.byTarget.has(target) || this.byThing.has(target);
  }

  /** Whether a thing must be taken up, and its place chosen. */
  get apart(): boolean {
    return [...this.byThing.keys()].some((thing) => !this.byTarget.has(thing));
  }

  /** All that glows: what can be taken up comes first. */
  get targets(): string[] {
    return [...new Set([...this.byThing.keys(), ...this.byTarget.keys()])];
  }

  /** What takes this thing to that place. */
  moving(thing: string, to: string): OptionView[] {
    return (this.byThing.get(thing) ?? []).filter(({ moves }) => moves?.to === to);
  }

  /** The places where this thing can go. */
  goals(thing: string): string[] {
    return [...new Set((this.byThing.get(thing) ?? []).flatMap(({ moves }) => moves?.to ?? []))];
  }

  options(target: string): OptionView[] {
    return this.byTarget.get(target) ?? [];
  }

  /** What a click on the target picks; null: nothing, or it must be asked which. */
  click(target: string): OptionView | null {
    const options = this.options(target);
    return options.length === 1 ? (options[0] ?? null) : this.ui.primary(options, this.view);
  }
}

function add(options: Map<string, OptionView[]>, target: string, option: OptionView): void {
  options.set(target, [...(options.get(target) ?? []), option]);
}

/**
 * Whether the same seat is asked the same in both views. What others pick meanwhile may leave my question as it is:
 * then nothing that I have begun may be taken from me. The server compares questions in the same way.
 */
export function sameQuestion(one: MatchView | null, other: MatchView): boolean {
  if (!one?.ask?.options.length || !other.ask?.options.length) return false;
  return one.seat === other.seat && told(one.ask) === told(other.ask);
}

const told = ({ prompt, about, options }: AskView): string => JSON.stringify([prompt, about, options.map(({ text }) => text)]);
