/** The server over HTTP. What it refuses comes as `Refused`, with its reason in words. */
import { untrack } from "svelte";

import { router } from "$lib/router.svelte";
import type { GameInfo, Lobby, Me, NewTable, Notes, Problem, ReplayView, SetupInfo, TableInfo, TableState, Timeline } from "$lib/schema";
import { reasonOf } from "$lib/said";
import { t } from "$lib/words";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));

/** Ask the server; `body` is JSON already. */
export async function send<T>(method: string, path: string, body?: string): Promise<T> {
  const headers: Record<string, string> = { "X-Rulebound": "1" };
  // Whoever asks inside a $derived would ask again whenever the address changes.
  const invitation = untrack(() => router.query.get("invite"));
  if (invitation !== null) headers["X-Rulebound-Invitation"] = invitation;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body });
  } catch {
    throw new Refused(0, "offline", t("error-offline"));
  }
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return (text ? JSON.parse(text) : null) as T;
}

function refusal(status: number, text: string): Refused {
  try {
    // A proxy before the server may answer with other JSON.
    const { code = "refused", kind = "", args = {}, reason = t("error-unknown") } = JSON.parse(text) as Partial<Problem>;
    return new Refused(status, code, reasonOf({ kind, args, reason }));
  } catch {
    return new Refused(status, "refused", t("error-unknown"));
  }
}

const get = <T>(path: string): Promise<T> => call("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => get<Me>("/me"),
  register: (name: string, password: string) => post<Me>("/register", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/log-in", { name, password }),
  /** Sign in as the host: by the key of a link, or as the first browser that comes. */
  host: (key: string | null) => post<Me>("/host", { key }),
  guest: (name: string) => post<Me>("/guest", { name }),
  logOut: () => post<null>("/log-out"),
  logOutEverywhere: () => post<null>("/log-out-everywhere"),
  changePassword: (old: string, fresh: string) => post<Me>("/password", { old, new: fresh }),
  chooseLanguage: (language: string) => call<Me>("PUT", "/language", { language }),
  deleteAccount: (password: string | null, eraseChat = false) =>
    call<null>("DELETE", "/account", { password, erase_chat: eraseChat }),

  games: () => get<GameInfo[]>("/games"),
  /** What the game says about a set-up, or why it cannot be played. */
  checkSetup: (game: string, setup: Readonly<Record<string, unknown>>) =>
    post<SetupInfo>(`/games/${encodeURIComponent(game)}/setup`, { setup }),
  lobby: () => get<Lobby>("/tables"),
  create: (table: Partial<NewTable>) => post<TableInfo>("/tables", table),
  /** Start the lesson of a game. */
  learn: (game: string) => post<TableState>(`/lessons/${encodeURIComponent(game)}`),
  /** I have read this step of the lesson. */
  readStep: (table: string, step: string) => post<TableState>(`${at(table)}/lesson`, { step }),
  table: (table: string) => get<TableState>(at(table)),
  /** All tables that a table is played with, the game's own or those of a content pack. */
  content: (table: string) => get<Record<string, unknown>>(`${at(table)}/content`),
  /** What the game says about the table's set-up. */
  about: (table: string) => get<SetupInfo>(`${at(table)}/about`),
  drop: (table: string) => call<null>("DELETE", at(table)),
  /** Sit down in a seat that is free; null: in the first. */
  join: (table: string, invitation: string | null, seat: number | null = null) =>
    post<TableState>(`${at(table)}/join`, { invitation, seat }),
  /** Change from a seat of mine to a free one, or change places with a bot. */
  moveTo: (table: string, seat: number, to: number) => post<TableState>(`${at(table)}/seats/${seat}/move`, { to }),
  leave: (table: string) => post<TableState>(`${at(table)}/leave`),
  takeBack: (table: string) => post<TableState>(`${at(table)}/take-back`),
  setSeat: (table: string, seat: number, bot: string | null) =>
    call<TableState>("PUT", `${at(table)}/seats/${seat}`, { bot }),
  answer: (table: string, seat: number, answers: Record<string, unknown>) =>
    call<TableState>("PUT", `${at(table)}/seats/${seat}/answers`, { answers }),
  /** The colour of a seat before the game, 0 to 5. */
  setColour: (table: string, seat: number, colour: number) =>
    call<TableState>("PUT", `${at(table)}/seats/${seat}/colour`, { colour }),
  start: (table: string) => post<TableState>(`${at(table)}/start`),
  rematch: (table: string) => post<TableState>(`${at(table)}/rematch`),
  sequel: (table: string) => post<TableState>(`${at(table)}/sequel`),
  /** Tell the host of the server what is wrong at the table. */
  report: (table: string, text: string) => post<null>(`${at(table)}/reports`, { text }),
  notes: (table: string) => get<Notes>(`${at(table)}/notes`),
  saveNotes: (table: string, text: string) => call<Notes>("PUT", `${at(table)}/notes`, { text }),

  replay: (table: string, position: number | null, seat: number | null) => {
    const query = new URLSearchParams();
    if (position !== null) query.set("at", String(position));
    if (seat !== null) query.set("seat", String(seat));
    return get<ReplayView>(`/replays/${encodeURIComponent(table)}?${query}`);
  },
  course: (table: string) => get<Timeline>(`/replays/${encodeURIComponent(table)}/timeline`),
  recordAddress: (table: string) => `/api${at(table)}/record`,
};
