/** The keys that go through a replay. */
import type { Replay } from "./replay.svelte";

const WRITES = "textarea, select, [contenteditable], input:not([type=range])";
const PRESSES = "button, a, summary, [role=button], [role=tab], [role=menuitem]";

/** What a key does here; null: it is not ours. */
export function keyed(replay: Replay, event: KeyboardEvent): (() => void) | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest(WRITES) || document.querySelector("dialog[open]")) return null;
  switch (event.key) {
    case "ArrowLeft":
      return () => void (event.shiftKey ? replay.jumpTurn(-1) : replay.step(-1));
    case "ArrowRight":
      return () => void (event.shiftKey ? replay.jumpTurn(1) : replay.step(1));
    case "s":
    case "S":
      return replay.follower.step || replay.announcer.event ? () => void (replay.follower.stop() || replay.announcer.stop()) : null;
    case "a":
    case "A":
      return replay.showAgain;
    case "PageUp":
      return () => void replay.jumpTurn(-1);
    case "PageDown":
      return () => void replay.jumpTurn(1);
    case "Home":
      return () => void replay.jump(0);
    case "End":
      return () => void replay.jump(replay.length);
    case " ":
      if (on?.closest(PRESSES)) return null;
      return () => (replay.running ? replay.pause() : replay.play());
    default:
      return null;
  }
}
