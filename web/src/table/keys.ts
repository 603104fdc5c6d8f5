/** The keys at a live table. */
import { tick } from "svelte";

import { focusAnswer, focusNext, pressAnswer } from "./answers";
import type { Panes } from "./frame/panes.svelte";
import type { Wish } from "./planning.svelte";
import type { LiveTable } from "./table.svelte";

/** The board on its stage. */
interface Board {
  fit: () => void;
  scale: (by: number) => void;
}

/** Does what the key asks for. Whether it was one of ours. */
export function pressKey(event: KeyboardEvent, table: LiveTable, panes: Panes, board: Board | undefined): boolean {
  const at = event.target;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || panes.dialog) return false;
  if (event.key === "Escape") return goBack(table, panes);
  const number = Number(event.key);
  if (number >= 1) {
    pressAnswer(number);
    return true;
  }
  const shortcuts: Record<string, () => void> = {
    u: () => void table.undo(),
    r: () => void table.redo(),
    f: () => board?.fit(),
    "+": () => board?.scale(1.4),
    "-": () => board?.scale(1 / 1.4),
    l: () => panes.toggle("log"),
    c: () => panes.toggle("chat"),
    p: () => panes.toggle("rules"),
    n: () => focusNext(table),
    s: () => void (table.follower.stop() || table.announcer.stop()),
    a: () => table.showAgain?.(),
    d: () => table.decision?.ending && void table.pick(table.decision.ending),
    o: () => plan(table, "point"),
    m: () => plan(table, "mark"),
    "?": () => (panes.dialog = "keys"),
  };
  const act = shortcuts[event.key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** Point at what has the focus or lies under the pointer, or mark it; else what is pressed next. */
function plan(table: LiveTable, wish: Wish): void {
  const { planning, pointed, you } = table;
  if (!table.mayPlan || you === null) return;
  if (pointed) planning.press(pointed, wish, you);
  else planning.wish = planning.wish === wish ? null : wish;
}

/** Out of what is being chosen; else the open card or sheet goes. Whether there was anything to leave. */
function goBack(table: LiveTable, panes: Panes): boolean {
  if (table.planning.back()) return true;
  if (table.follower.stop() || table.announcer.stop()) return true;
  if (!table.back()) return panes.back(table);
  void tick().then(() => focusAnswer(table.last ? [table.last] : []));
  return true;
}
