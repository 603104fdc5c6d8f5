/** Whether the board is seen from near: its stage says so, and its layers are drawn for it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("nearness");

/** Said by the stage, for all that stands on it. */
export function tellNear(near: () => boolean): void {
  setContext(KEY, near);
}

/** Off a stage, nothing is near. */
export function isNear(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
