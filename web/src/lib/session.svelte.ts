/** Who we are to the server, and which games it has. */
import { api } from "$lib/api";
import { router } from "$lib/router.svelte";
import type { GameInfo, Me, You } from "$lib/schema";
import { settings } from "$lib/settings.svelte";
import { LANGUAGES, speak } from "$lib/words";

class Session {
  you = $state<You | null>(null);
  /** Only the server's own machine can reach it. */
  local = $state(false);
  known = $state(false);
  private address = $state<string | null>(null);
  private games: Promise<GameInfo[]> | null = null;

  async load(): Promise<void> {
    this.show(await comeIn(await api.me()));
    await this.read();
  }

  set(me: Me): void {
    this.show(me);
    void this.read();
  }

  private show(me: Me): void {
    this.you = me.you;
    this.local = me.local;
    this.address = me.address;
    this.known = true;
  }

  /** Speak this language from now on: here, and wherever this account is signed in. */
  async chooseLanguage(language: string): Promise<void> {
    await speak(language);
    settings.language = language;
    if (this.you) this.show(await api.chooseLanguage(language));
  }

  /** Speak what the account reads; what was chosen here before it had a language is kept with it. */
  private async read(): Promise<void> {
    const kept = this.you?.language ?? null;
    try {
      if (kept !== null && LANGUAGES.includes(kept)) {
        await speak(kept);
        settings.language = kept;
      } else if (this.you && settings.chosen !== null) {
        this.show(await api.chooseLanguage(settings.chosen));
      }
    } catch {
      // Its words do not come, or it cannot be kept now: the page stays as it is, and the next visit tries again.
    }
  }

  /** What a link that is passed on begins with: the address by which others reach the server. */
  get origin(): string {
    return this.address ?? location.origin;
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

/**
 * The first browser of the machine plays at once, and so does one that comes by a link from the server's terminal.
 * Who comes by an invitation is somebody else, and is asked for a name. A link that is of no use, or that meets
 * somebody who has a name here, stays in the address: `HostLink` asks.
 */
async function comeIn(me: Me): Promise<Me> {
  const key = router.query.get("me");
  if (me.you) {
    if (key && me.you.host) router.go(router.path, true);
    return me;
  }
  if (key) {
    const host = await api.host(key).catch(() => null);
    if (host) router.go(router.path, true);
    return host ?? me;
  }
  if (!me.first || router.query.has("invite")) return me;
  return api.host(null).catch(() => api.me()); // another window of ours was quicker
}

export const session = new Session();
