/** Spirit Island in the lobby. */
import type { GameCard } from "..";
import Banner from "./banner/Banner.svelte";

export const card: GameCard = {
  id: "spirit-island",
  Banner,
  pickers: {
    spirits: () => import("./gallery/Picker.svelte"),
    layout: () => import("./layout/LayoutPicker.svelte"),
    adversary: () => import("./foes/FoePicker.svelte"),
    supporting: () => import("./foes/FoePicker.svelte"),
    level: () => import("./foes/LevelPicker.svelte"),
    "supporting-level": () => import("./foes/LevelPicker.svelte"),
    scenarios: () => import("./foes/ScenarioPicker.svelte"),
  },
  load: () => import("."),
  howTo: () => import("./howto.json"),
};
