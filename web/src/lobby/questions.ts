/** What a set-up asks, by the game's own schema: which questions and values go with the answers so far. */
import type { FieldInfo, GameInfo, When } from "$lib/schema";

export type Answers = Readonly<Record<string, unknown>>;

function holds(when: When, players: number, answers: Answers): boolean {
  const given = when.field === "seats" ? players : answers[when.field];
  return when.values.some((value) => value === given);
}

/** Whether this question is asked. */
export function isAsked(field: FieldInfo, players: number, answers: Answers): boolean {
  return field.when === null || holds(field.when, players, answers);
}

/** The values that go with the other answers. */
export function valuesFor(field: FieldInfo, players: number, answers: Answers): string[] {
  return (field.values ?? []).filter((value) => {
    const only = field.only[value];
    return only === undefined || holds(only, players, answers);
  });
}

/** The usual answers for so many players. */
export function usualAnswers(game: GameInfo, players: number): Record<string, unknown> {
  return Object.fromEntries(game.setup.map((field) => [field.name, usual(field, players)]));
}

function usual(field: FieldInfo, players: number): unknown {
  return field.per_seat ? Array.from({ length: players }, () => field.default) : field.default;
}

/** The answers that stand for so many players: what is not asked, or no longer offered, is the usual one again. */
export function fittedAnswers(game: GameInfo, players: number, answers: Answers): Record<string, unknown> {
  const fitted: Record<string, unknown> = {};
  for (const field of game.setup) fitted[field.name] = fittedAnswer(field, players, answers[field.name], fitted);
  return fitted;
}

function fittedAnswer(field: FieldInfo, players: number, answer: unknown, before: Answers): unknown {
  if (!isAsked(field, players, before)) return usual(field, players);
  if (field.per_seat) {
    const given = Array.isArray(answer) ? (answer as unknown[]) : [];
    return Array.from({ length: players }, (_, seat) => given[seat] ?? field.default);
  }
  const gone = typeof answer === "string" && !valuesFor(field, players, before).includes(answer);
  return field.kind === "choice" && gone ? field.default : answer;
}

/** The answer of one seat to a question that each seat answers for itself. */
export function answerOf(field: FieldInfo, answers: Answers, seat: number): unknown {
  const given = answers[field.name];
  return Array.isArray(given) ? (given as unknown[])[seat] : field.default;
}

/** The values that other seats have taken, where no two may answer the same. */
export function takenBy(field: FieldInfo, answers: Answers, seat: number): string[] {
  const given = answers[field.name];
  if (!field.distinct || !Array.isArray(given)) return [];
  return (given as string[]).filter((value, other) => other !== seat && value !== field.default);
}

/** The messages of the game that go with these answers. */
export function notesFor(game: GameInfo, players: number, answers: Answers): string[] {
  const full = { ...usualAnswers(game, players), ...answers };
  return Object.entries(game.notes).flatMap(([message, when]) => (holds(when, players, full) ? [message] : []));
}
