import { ensureSymbols } from "../../../table/symbols";
import Symbols from "./Symbols.svelte";

ensureSymbols("azFigures", Symbols);
