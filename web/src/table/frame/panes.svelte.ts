/** What the frame shows beside the board: a pane of the side, a sheet on a phone, a box over all. */
import type { Snippet } from "svelte";

import type { IconName } from "$lib/Icon.svelte";
import type { GameUI } from "../game";
import type { Showing } from "../showing.svelte";

/** A pane of the side: the log, the chat, the rules. */
export interface Tab {
  id: string;
  name: string;
  icon: IconName;
  /** How many things in it are new. */
  news?: number;
  content: Snippet;
}

/** What the frame and its parts are filled with. */
export interface Filling {
  play: Showing;
  ui: GameUI;
  panes: Panes;
  tabs: Tab[];
}

const WIDE = 1100; // pixels from which on there is room for all columns

export class Panes {
  /** Of the window. */
  width = $state(1440);
  readonly wide = $derived(this.width >= WIDE);
  tab = $state("log");
  height = $state(900);
  /** On a phone: which sheet is pulled up; null: none. */
  sheet = $state<string | null>(null);
  /** On a phone: whether the sheet with the question and my hand is pulled up over the board. */
  raised = $state(false);
  /** `keys`: the help, with the keys first. */
  dialog = $state<"settings" | "help" | "keys" | "result" | null>(null);

  /** Show a pane: in its column, or as a sheet where there is no room for columns. */
  show(id: string): void {
    if (this.wide) this.tab = id;
    else this.sheet = id;
  }

  /** Show a pane, or push its sheet down again. */
  toggle(id: string): void {
    if (!this.wide && this.sheet === id) this.sheet = null;
    else this.show(id);
  }

  /** Close the open card, else the sheet, else push down my hand. Whether there was one. */
  back(play: Showing): boolean {
    const some = play.card !== null || this.sheet !== null || (!this.wide && this.raised);
    if (play.card) play.card = null;
    else if (this.sheet) this.sheet = null;
    else this.raised = false;
    return some;
  }
}
