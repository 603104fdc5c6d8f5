/** A pending decision, sorted for the screen: what points at the table, and what is a button. */
import type { AskView, MatchView, OptionView } from "$lib/schema";
import type { GameUI } from "./game";

/** Verbs that end something: their buttons stand rightmost. */
export const ENDING: readonly string[] = ["done", "pass", "stop", "ready"];

export class Decision {
  readonly byTarget = new Map<string, OptionView[]>();
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
      else this.byTarget.set(target, [...(this.byTarget.get(target) ?? []), option]);
    }
    this.ending = this.buttons.find((option) => ENDING.includes(option.verb)) ?? null;
    this.buttons = this.buttons.filter((option) => option !== this.ending);
  }

  /** Whether I am asked at all. */
  get mine(): boolean {
    return (this.view.ask?.options.length ?? 0) > 0;
  }

  lit(target: string): boolean {
    return this.byTarget.has(target);
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

/**
 * Whether the same seat is asked the same in both views. What others pick meanwhile may leave my question as it is:
 * then nothing that I have begun may be taken from me. The server compares questions in the same way.
 */
export function sameQuestion(one: MatchView | null, other: MatchView): boolean {
  if (!one?.ask?.options.length || !other.ask?.options.length) return false;
  return one.seat === other.seat && told(one.ask) === told(other.ask);
}

const told = ({ prompt, about, options }: AskView): string => JSON.stringify([prompt, about, options.map(({ text }) => text)]);
