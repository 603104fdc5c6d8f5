/** What the server says, in the reader's language. */
import type { SentenceView } from "$lib/schema";
import { t, type GameWords } from "$lib/words";

type Arg = SentenceView["args"][string];
/** An answer that says why not: `kind` and `args` are the message, `reason` is the same in English. */
export interface Refusal {
  kind: string;
  args: SentenceView["args"];
  reason: string;
}

/** A sentence; with the words of a game, the questions of its set-up and their answers are called by their names. */
export function said({ kind, args, text }: SentenceView, game: GameWords | null = null, asked?: Arg): string {
  const field = args.field ?? asked; // the question whose answers it is about
  const word = (name: string, value: Arg): string | number => {
    if (typeof value === "object") return said(value, game, field);
    if (typeof value === "number" || !game) return value;
    const names = name === "field" ? [`setup-${value}`] : [`setup-${String(field)}-${value}`, `${name}-${value}`];
    const known = names.find((each) => game.has(each));
    return known ? game.text(known) : value;
  };
  const id = `error-${kind}`;
  const shown = t(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(name, value)])));
  return shown === id ? text : shown;
}

/** Why not. */
export const reasonOf = ({ kind, args, reason }: Refusal): string => said({ kind, args, text: reason });
