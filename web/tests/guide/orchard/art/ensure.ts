import { ensureSymbols } from "../../../../src/table/kit/symbols";
import Symbols from "./Symbols.svelte";

ensureSymbols("orSymbols", Symbols);
