import { ensureSymbols } from "../../../table/symbols";
import Symbols from "./Symbols.svelte";

ensureSymbols("azSymbols", Symbols);
