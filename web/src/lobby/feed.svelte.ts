/** The lobby as it stands: asked for again every few seconds while somebody looks. */
import { api } from "$lib/api";
import type { Lobby } from "$lib/schema";

const EVERY = 4000; // milliseconds

export class LobbyFeed {
  lobby = $state.raw<Lobby | null>(null);
  /** Why the last question had no answer. */
  trouble = $state<string | null>(null);
  /** When the lobby was last heard of: relative times are counted from here. */
  now = $state(Date.now());
  private timer: ReturnType<typeof setInterval> | undefined;
  private asking = false;
  private last = "";

  private readonly look = (): void => {
    if (document.visibilityState === "visible") void this.refresh();
  };

  /** Begin to look; the answer ends it. */
  watch(): () => void {
    void this.refresh();
    this.timer = setInterval(this.look, EVERY);
    window.addEventListener("focus", this.look);
    window.addEventListener("online", this.look);
    document.addEventListener("visibilitychange", this.look);
    return () => {
      clearInterval(this.timer);
      window.removeEventListener("focus", this.look);
      window.removeEventListener("online", this.look);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const lobby = await api.lobby();
      const text = JSON.stringify(lobby);
      if (text !== this.last) this.lobby = lobby; // nothing is redrawn when nothing has changed
      this.last = text;
      this.trouble = null;
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.now = Date.now();
      this.asking = false;
    }
  }
}
