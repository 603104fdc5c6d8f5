import { ensureSymbols } from "../../../table/kit/symbols";
import Symbols from "./Symbols.svelte";

ensureSymbols("suSymbols", Symbols);
