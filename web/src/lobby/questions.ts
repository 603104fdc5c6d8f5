/** What a set-up asks, by the game's own schema: which questions and values go with the answers so far. */
import type { FieldInfo, GameInfo, When } from "$lib/schema";

export type Answers = Readonly<Record<string, unknown>>;

/** Whether one of its cases is met, with all its answers; of several answers to a question one is enough. */
function holds(when: When, players: number, answers: Answers): boolean {
  const given = (field: string): unknown[] => {
    const answer = field === "seats" ? players : answers[field];
    return Array.isArray(answer) ? (answer as unknown[]) : [answer];
  };
  return when.any_of.some((all) => all.every(({ field, values }) => values.some((value) => given(field).includes(value))));
}

/** Whether this question is asked. What has one value only now, and that is the usual one, is no question. */
export function isAsked(field: FieldInfo, players: number, answers: Answers): boolean {
  return !isSettled(field, players, answers) && (field.when === null || holds(field.when, players, answers));
}

function isSettled(field: FieldInfo, players: number, answers: Answers): boolean {
  if (field.kind !== "choice" || valuesFor(field, players, answers).length !== 1) return false;
  return field.many ? (field.default as string[]).length === 1 : true;
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
  const usual: Record<string, unknown> = {};
  for (const field of game.setup) usual[field.name] = usualAnswer(field, players, usual);
  return usual;
}

function usualAnswer(field: FieldInfo, players: number, before: Answers): unknown {
  const one = usualOf(field, players, before);
  return field.per_seat ? Array.from({ length: players }, () => one) : one;
}

/** The usual answer of one seat, or of the table: the default, or the first value that goes with the other answers. */
export function usualOf(field: FieldInfo, players: number, before: Answers): unknown {
  if (field.kind !== "choice") return field.default;
  const offered = valuesFor(field, players, before);
  if (field.many) return (field.default as string[]).filter((value) => offered.includes(value));
  return offered.includes(field.default as string) ? field.default : (offered[0] ?? field.default);
}

/** The answers that stand for so many players: what is not asked, or no longer offered, is the usual one again. */
export function fittedAnswers(game: GameInfo, players: number, answers: Answers): Record<string, unknown> {
  const fitted: Record<string, unknown> = {};
  for (const field of game.setup) fitted[field.name] = fittedAnswer(field, players, answers[field.name], fitted);
  return fitted;
}

function fittedAnswer(field: FieldInfo, players: number, answer: unknown, before: Answers): unknown {
  if (!isAsked(field, players, before)) return usualAnswer(field, players, before);
  const offered = valuesFor(field, players, before);
  const usual = usualOf(field, players, before);
  const fitted = (one: unknown): unknown => {
    if (field.kind !== "choice") return one ?? usual;
    if (field.many && Array.isArray(one)) return (one as string[]).filter((value) => offered.includes(value));
    return typeof one === "string" && offered.includes(one) ? one : usual;
  };
  if (!field.per_seat) return fitted(answer);
  const given = Array.isArray(answer) ? (answer as unknown[]) : [];
  return Array.from({ length: players }, (_, seat) => fitted(given[seat]));
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
  const usual = usualOf(field, given.length, answers);
  return (given as string[]).filter((value, other) => other !== seat && value !== usual);
}

/** The role of each seat; empty for a plain player. Roles take the last seats, from the end. */
export function rolesOf(game: GameInfo, players: number, answers: Answers): string[] {
  const played = game.roles.filter(({ when }) => !when || holds(when, players, answers)).map(({ name }) => name);
  return Array.from({ length: players }, (_, seat) => played[players - 1 - seat] ?? "");
}

/** The messages of the game that go with these answers. */
export function notesFor(game: GameInfo, players: number, answers: Answers): string[] {
  const full = { ...usualAnswers(game, players), ...answers };
  return Object.entries(game.notes).flatMap(([message, when]) => (holds(when, players, full) ? [message] : []));
}
