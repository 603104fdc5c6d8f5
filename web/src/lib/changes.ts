/** Changes of a view: the server sends them in place of a whole state to a client that has the state before. */
import type { Change, ChangesNow, StateNow } from "$lib/schema";

/** The changes are not of what they are to be applied to. */
export class MisfitError extends Error {}

/** The value after these changes; the one before stays as it is. */
export function applied(value: unknown, changes: Change[]): unknown {
  return changes.reduce((now, change) => changed(now, change.at, change), value);
}

function changed(there: unknown, at: (string | number)[], change: Change): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return put(there, change);
  if (Array.isArray(there) && typeof step === "number" && step < there.length) {
    return there.map((element, number) => (number === step ? changed(element, rest, change) : element));
  }
  if (isRecord(there) && typeof step === "string" && Object.hasOwn(there, step)) {
    return { ...there, [step]: changed(there[step], rest, change) };
  }
  throw new MisfitError();
}

function put(there: unknown, { to, start, drop = 0 }: Change): unknown {
  if (start === undefined || start === null) return to;
  if (!Array.isArray(there) || !Array.isArray(to) || start + drop > there.length) throw new MisfitError();
  return [...there.slice(0, start), ...to, ...there.slice(start + drop)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What one connection was sent last, so that changes can be made whole. */
export class LastState {
  private last: StateNow | null = null;

  /** The whole state; null: these changes are not of the state that we have. */
  whole(told: StateNow | ChangesNow): StateNow | null {
    this.last = told.type === "state" ? told : this.after(told);
    return this.last;
  }

  private after({ since, changes, ...position }: ChangesNow): StateNow | null {
    if (this.last?.seq !== since) return null;
    try {
      const view = applied(this.last.view, changes) as StateNow["view"];
      return { ...position, type: "state", view, reset: false };
    } catch (error) {
      if (error instanceof MisfitError) return null;
      throw error;
    }
  }
}
