/** Small samples for the tests of the frame. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { MatchView, OptionView } from "$lib/schema";
import { GameWords } from "$lib/words";

/** `push a b` takes dot a to dot b. */
export function option(text: string, facts: Record<string, string | number> = {}): OptionView {
  const [verb = "", ...args] = text.split(" ");
  const moves = verb === "push" ? { moves: { thing: `dot:${String(args[0])}`, to: `dot:${String(args[1])}` } } : {};
  return { text, verb, args: args.map((arg) => (/^-?\d+$/.test(arg) ? Number(arg) : arg)), facts, at: null, ...moves };
}

export function viewWith(options: OptionView[], seat = 0): MatchView {
  const ask = { prompt: "act", about: { tokens: 3 }, seats: [seat], options };
  return { game: "dots", seq: 7, seat, ask, result: null, view: {}, sequel: false };
}

/** A game of dots: `mark dot` and `lift dot number` point at the board, the rest are buttons. */
export const rules = {
  target: (each: OptionView): string | null => (each.args.length ? `dot:${each.args[each.verb === "push" ? 1 : 0]}` : null),
  primary: (options: OptionView[]): OptionView | null => options.find((each) => each.args[1] === 1) ?? null,
};

const TEXTS = `
game = Dots
seat = Player { $number }
dot = dot { $id }
prompt-act = Act with { $tokens }.
prompt-paint = Paint.
left-paint = { $tokens } pots left
left = { $more } more
option-mark = Mark { $dot }
option-lift = Lift { $number } from { $dot }
option-push = Push { $from-dot } to { $dot }
option-roll = Roll
option-done = Done
option-wait = Wait
facts-mark = costs { $cost }
reveals-die = The die is rolled.
regret-lift = You lift { $dot } with { $tool }.
event-marked = { $seat } marks { $dot } with { $tool }.
tool-pen = a pen
tool-pen-text = It writes.
tool-numbered = { $number } times { $tool }
facts-lift = with { $tools }
`;

export function wordsOfDots(players: string[] = ["Ana", "Ben"]): GameWords {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  const verbs = { mark: "dot", push: "from-dot dot", lift: "dot number", roll: "", wait: "" };
  const events = { marked: "seat dot tool" };
  return new GameWords(() => bundle, { verbs, events, names: { tool: ["pen"] } }, () => players);
}
