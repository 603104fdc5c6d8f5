import { mount } from "svelte";

import App from "./App.svelte";
import "$lib/theme.css";
import { preload } from "./pages";
import { keepForOffline, reloadWhenOutdated } from "$lib/offline";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/words";

reloadWhenOutdated();
// The page, and who we are, are asked for beside the words, not after them.
preload(location.pathname);
await speak(settings.language);

const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the picture of what comes
  mount(App, { target });
}
keepForOffline();
