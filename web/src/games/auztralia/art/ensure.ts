/** Puts the symbols that all emblems refer to on the page, once, as soon as anything of this game is drawn. */
import { mount } from "svelte";

import Symbols from "./Symbols.svelte";

const MARK = "azSymbols";

if (typeof document !== "undefined" && document.body && !document.body.dataset[MARK]) {
  document.body.dataset[MARK] = "here";
  mount(Symbols, { target: document.body });
}
