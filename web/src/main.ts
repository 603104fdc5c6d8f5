import { mount } from "svelte";

import App from "./App.svelte";
import "$lib/theme.css";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/words";

await speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
