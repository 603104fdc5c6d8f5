/** A table's websocket: it comes back by itself, says what it has already, and matches answers to requests. */
import { LastState } from "$lib/changes";
import { router } from "$lib/router.svelte";
import { reasonOf } from "$lib/said";
import type { Ack, ChangesNow, ClientMessage, ServerMessage, StateNow } from "$lib/schema";

const VERSION = 2;
const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts
const WAITS_FOR_ROOM = [2000, 4000, 8000, 16_000, 32_000, 60_000];
const POLICY = 1008;
const NO_ROOM = 1013;
const REPLACED = 4001; // to another window of ours, which would be closed in turn if this one came back
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 15_000;

export type Connection = "connecting" | "open" | "lost" | "closed";
/** Why the server does not want us back: no table, logged out... */
export interface CloseReason {
  code: string;
  reason: string;
}

export class RejectedError extends Error {
  constructor(
    readonly code: string,
    reason: string,
    /** Where the table stands, if the server said so. */
    readonly seq: number | null = null,
  ) {
    super(reason);
  }
}

/** What is heard of the server: states are always whole. */
export type Heard = Exclude<ServerMessage, Ack | ChangesNow> | (Ack & { state: StateNow | null });

interface Listener {
  hear(message: Heard): void;
  connection(now: Connection, closeReason: CloseReason | null): void;
  /** The last seq that was drawn; null: nothing yet. */
  since(): number | null;
}

type WithoutId<M> = M extends { id: number } ? Omit<M, "id"> : never; // of each message by itself
/** What can be asked of the server; the number is ours to add. */
export type Ask = WithoutId<ClientMessage>;
type Answer = Extract<Heard, { id: number }>;
interface Waiting {
  done: (answer: Answer) => void;
  failed: (error: RejectedError) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private number = 0;
  private ended = false;
  private closeReason: CloseReason | null = null;
  private greeted = false;
  private last = new LastState();
  private astray = false; // what we have is not what the server's changes are of: it was asked for the whole
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly pinging: ReturnType<typeof setInterval>;
  private readonly comeBack = (): void => this.now();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    window.addEventListener("online", this.comeBack);
    this.open();
  }

  /** Ask for something; resolved when the server says that it is done, and safe. */
  ask<A extends Answer = Answer>(message: Ask): Promise<A> {
    const id = ++this.number;
    return new Promise<A>((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN || !this.greeted) {
        failed(new RejectedError("offline", ""));
        return;
      }
      const timer = setTimeout(() => this.settle(id)?.failed(new RejectedError("no-answer", "")), ANSWER_WITHIN);
      this.waiting.set(id, { done: done as (answer: Answer) => void, failed, timer });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Try again at once. */
  now(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    window.removeEventListener("online", this.comeBack);
    this.socket?.close(1000);
    this.fail("closed");
  }

  private open(): void {
    this.listener.connection("connecting", null);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.greeted = this.astray = false;
    this.last = new LastState();
    this.closeReason = null;
    const invitation = router.query.get("invite");
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", v: VERSION, since: this.listener.since(), invitation, changes: true }));
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.socket && !this.ended) this.lost(event.code);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state" || message.type === "changes") {
      const state = this.whole(message);
      if (state) this.hear(state);
    } else if (message.type === "ack") {
      this.hear({ ...message, state: message.state && this.whole(message.state) });
    } else {
      this.hear(message);
    }
  }

  private whole(told: StateNow | ChangesNow): StateNow | null {
    const state = this.last.whole(told);
    if (state) this.astray = false;
    else if (!this.astray) this.askForWhole();
    return state;
  }

  private askForWhole(): void {
    this.astray = true;
    this.ask({ type: "whole" }).catch(() => this.socket?.close()); // who comes back is sent the whole too
  }

  private hear(message: Heard): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.greeted = true;
      this.listener.connection("open", null);
    } else if (message.type === "error") {
      this.closeReason = { code: message.code, reason: reasonOf(message) };
    }
    this.listener.hear(message);
    if (!("id" in message)) return;
    const waiting = this.settle(message.id);
    if (message.type === "refused") waiting?.failed(new RejectedError(message.code, reasonOf(message), message.seq));
    else waiting?.done(message);
  }

  private lost(code: number): void {
    this.fail("lost");
    const unwanted = code === REPLACED || (code === POLICY && this.closeReason !== null && !this.greeted);
    if (unwanted) {
      this.ended = true;
      this.listener.connection("closed", this.closeReason);
      return;
    }
    this.listener.connection("lost", this.closeReason);
    const waits = code === NO_ROOM ? WAITS_FOR_ROOM : WAITS;
    const wait = waits[Math.min(this.tries++, waits.length - 1)] ?? 1000;
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    if (!this.greeted) return;
    // No answer: the line is dead although nobody has said so.
    this.ask({ type: "ping" }).catch((error: RejectedError) => {
      if (error.code === "no-answer") this.socket?.close();
    });
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    if (waiting) clearTimeout(waiting.timer);
    this.waiting.delete(id);
    return waiting;
  }

  private fail(code: string): void {
    for (const id of [...this.waiting.keys()]) this.settle(id)?.failed(new RejectedError(code, ""));
  }
}

/** Where the websocket of a table is. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
