/** Who we are to the server, and which games it has. */
import { api } from "$lib/api";
import type { GameInfo, Me, You } from "$lib/schema";

class Session {
  you = $state<You | null>(null);
  /** On a local server nobody needs to sign in. */
  local = $state(false);
  known = $state(false);
  private games: Promise<GameInfo[]> | null = null;

  async load(): Promise<void> {
    this.set(await api.me());
  }

  set(me: Me): void {
    this.you = me.you;
    this.local = me.local;
    this.known = true;
  }

  /** Ask again who we are: after logging out. */
  async forget(): Promise<void> {
    this.known = false;
    await this.load();
  }

  /** The games of this server, asked for once. */
  allGames(): Promise<GameInfo[]> {
    this.games ??= api.games().catch((error: unknown) => {
      this.games = null;
      throw error;
    });
    return this.games;
  }

  async game(id: string): Promise<GameInfo | null> {
    return (await this.allGames()).find((game) => game.id === id) ?? null;
  }
}

export const session = new Session();
