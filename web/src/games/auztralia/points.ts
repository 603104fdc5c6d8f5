/** The colours of what points are for; white numbers can be read on them. */
export const COLOURS: Readonly<Record<string, string>> = {
  farms: "#5d7a2a",
  phosphate: "#7d6b4a",
  tokens: "#96700f",
  destroyed: "#6d4a86",
  characters: "#a3472f",
  objective: "#33619f",
  reborn: "#8a3f72",
  seen: "#6d4a86",
  hidden: "#4b3b59",
  blighted: "#5f5b3a",
  points: "#a3472f",
};
