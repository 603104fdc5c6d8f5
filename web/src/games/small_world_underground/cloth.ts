/** The cloth of each race's banner: dark enough for cream letters. */
const CLOTHS: Readonly<Record<string, string>> = {
  cultists: "#5a3f8c",
  drow: "#403a78",
  flames: "#9c3319",
  gnomes: "#7a4a1c",
  "iron-dwarves": "#47566a",
  kraken: "#14606f",
  liches: "#4c5a2f",
  lizardmen: "#1f6244",
  mudmen: "#6b4a33",
  mummies: "#70531a",
  ogres: "#535822",
  "shadow-mimes": "#3d4049",
  shrooms: "#93304c",
  spiderines: "#6a2a5e",
  "will-o-wisps": "#1d587f",
};

/** The rare race without a cloth of its own gets plain brown. */
export const clothOf = (race: string): string => CLOTHS[race] ?? "#5a4a3c";

export const GREY_CLOTH = "#625c54";
