import { ensureSymbols } from "../../../table/symbols";
import Symbols from "./Symbols.svelte";

ensureSymbols("siSymbols", Symbols);
