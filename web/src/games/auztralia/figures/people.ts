/** Who the characters are to the eye. */
import type { FACES } from "./parts";
import type { FigureKind } from "./figures";

export interface Person {
  face: keyof typeof FACES;
  skin: string;
  /** Style and colour. */
  hair?: readonly [string, string];
  hat?: readonly [string, string, band?: string];
  beard?: string;
  extras?: readonly string[];
  coat: readonly [string, string, trim?: string];
  /** What the card is about, as a seal in the corner. */
  seal: readonly [FigureKind, string];
}

const FAIR = "#ecd3b2";
const ROSY = "#e6b898";
const TAN = "#cf9f72";
const BROWN = "#a06f49";
const DARK = "#76503a";

const BLACK = "#2f2823";
const UMBER = "#6a4a30";
const RED = "#a85a2e";
const GREY = "#a8a198";
const WHITE = "#e9e3d6";
const BLOND = "#cda45a";

const KHAKI = "#a99b6a";
const NAVY = "#4d5d74";
const FELT = "#8a6a45";
const STRAW = "#dcbf7c";
const OXBLOOD = "#8c4535";
const SLATE = "#6d757a";
const MOSS = "#75804f";
const LINEN = "#d9cba8";

export const PEOPLE: Readonly<Record<string, Person>> = {
  davies: { face: "long", skin: FAIR, hair: ["short", BLACK], hat: ["fedora", SLATE, BLACK], extras: ["scar"], coat: ["suit", SLATE, OXBLOOD], seal: ["piece", "revelation"] },
  castro: { face: "oval", skin: TAN, hair: ["long", BLACK], hat: ["stockman", FELT, OXBLOOD], extras: ["earrings"], coat: ["shirt", OXBLOOD, STRAW], seal: ["piece", "farm"] },
  proust: { face: "long", skin: FAIR, hair: ["short", UMBER], hat: ["flat", MOSS], beard: "moustache", extras: ["goggles"], coat: ["flying", FELT, LINEN], seal: ["unit", "armoured-car"] },
  kneebone: { face: "broad", skin: ROSY, hair: ["short", GREY], hat: ["corks", FELT, UMBER], beard: "full", coat: ["shirt", LINEN, OXBLOOD], seal: ["piece", "range"] },
  milligan: { face: "broad", skin: ROSY, hair: ["short", RED], hat: ["peaked", KHAKI, OXBLOOD], coat: ["uniform", KHAKI, MOSS], seal: ["unit", "artillery"] },
  krupp: { face: "broad", skin: FAIR, hair: ["tonsure", GREY], beard: "chops", extras: ["monocle"], coat: ["fur", SLATE, UMBER], seal: ["unit", "armoured-train"] },
  flounder: { face: "broad", skin: ROSY, hair: ["short", WHITE], hat: ["captain", WHITE], beard: "sea", extras: ["pipe"], coat: ["uniform", NAVY, SLATE], seal: ["box", "military"] },
  khouri: { face: "long", skin: BROWN, hair: ["short", BLACK], hat: ["fez", OXBLOOD], beard: "great", coat: ["uniform", LINEN, OXBLOOD], seal: ["piece", "hit"] },
  jones: { face: "oval", skin: FAIR, hair: ["short", GREY], hat: ["slouch", KHAKI, MOSS], beard: "moustache", coat: ["uniform", KHAKI, KHAKI], seal: ["box", "retrieve"] },
  jago: { face: "long", skin: FAIR, hair: ["parted", BLACK], beard: "goatee", extras: ["monocle"], coat: ["cloak", BLACK, OXBLOOD], seal: ["piece", "sanity"] },
  krauss: { face: "broad", skin: ROSY, hair: ["parted", BLOND], hat: ["scarf", OXBLOOD], coat: ["dress", MOSS, LINEN], seal: ["box", "farming"] },
  danger: { face: "oval", skin: DARK, hair: ["curls", BLACK], extras: ["patch", "earrings"], coat: ["flying", OXBLOOD, STRAW], seal: ["piece", "hurt"] },
  mcdonald: { face: "broad", skin: ROSY, hair: ["short", RED], hat: ["beret", NAVY], beard: "full", coat: ["shirt", LINEN, NAVY], seal: ["piece", "supply"] },
  cassan: { face: "oval", skin: TAN, hair: ["short", UMBER], hat: ["boater", STRAW, NAVY], beard: "moustache", coat: ["bow", LINEN, NAVY], seal: ["piece", "farm"] },
  neumann: { face: "long", skin: FAIR, hair: ["tonsure", UMBER], beard: "goatee", extras: ["glasses"], coat: ["lab", SLATE], seal: ["piece", "capacity"] },
  takanashi: { face: "oval", skin: TAN, hair: ["short", BLACK], hat: ["peaked", NAVY, OXBLOOD], beard: "moustache", coat: ["uniform", NAVY, OXBLOOD], seal: ["box", "attack"] },
  bones: { face: "long", skin: ROSY, hair: ["short", UMBER], hat: ["miner", FELT], beard: "stubble", coat: ["shirt", SLATE, OXBLOOD], seal: ["box", "mine"] },
  karpov: { face: "broad", skin: FAIR, hair: ["short", UMBER], hat: ["ushanka", UMBER, FELT], beard: "full", coat: ["fur", OXBLOOD, FELT], seal: ["piece", "port"] },
  appleseed: { face: "oval", skin: ROSY, hair: ["braids", RED], hat: ["bonnet", LINEN], coat: ["dress", NAVY, LINEN], seal: ["farm", "corn"] },
  verne: { face: "oval", skin: FAIR, hair: ["bob", RED], hat: ["aviator", UMBER], coat: ["flying", FELT, LINEN], seal: ["unit", "airship"] },
  alika: { face: "broad", skin: BROWN, hair: ["long", BLACK], extras: ["flower"], coat: ["shirt", MOSS, OXBLOOD], seal: ["box", "attack"] },
  kitchener: { face: "broad", skin: ROSY, hair: ["short", UMBER], hat: ["peaked", KHAKI, OXBLOOD], beard: "great", coat: ["uniform", OXBLOOD, BLACK], seal: ["box", "help"] },
  carter: { face: "oval", skin: FAIR, hair: ["bob", BLACK], hat: ["plumed", OXBLOOD], extras: ["pearls"], coat: ["dress", BLACK, OXBLOOD], seal: ["goods", "coal"] },
  lrog: { face: "oval", skin: TAN, hair: ["short", BLOND], hat: ["slouch", FELT, MOSS], extras: ["muffler"], coat: ["shirt", KHAKI, LINEN], seal: ["piece", "range"] },
  blackstock: { face: "broad", skin: ROSY, hair: ["short", WHITE], hat: ["top", BLACK, OXBLOOD], beard: "chops", extras: ["monocle"], coat: ["bow", BLACK, OXBLOOD], seal: ["goods", "gold"] },
  singh: { face: "oval", skin: BROWN, hat: ["turban", OXBLOOD], beard: "full", hair: ["short", BLACK], coat: ["uniform", KHAKI, OXBLOOD], seal: ["unit", "armoured-car"] },
  caprotti: { face: "broad", skin: TAN, hair: ["short", BLACK], hat: ["flat", SLATE], beard: "great", coat: ["shirt", NAVY, LINEN], seal: ["piece", "capacity"] },
  johnson: { face: "long", skin: ROSY, hair: ["wild", GREY], beard: "full", coat: ["shirt", FELT, SLATE], seal: ["piece", "old-ones"] },
  merino: { face: "broad", skin: ROSY, hair: ["curls", WHITE], hat: ["bowler", MOSS, BLACK], beard: "sea", coat: ["suit", MOSS, STRAW], seal: ["farm", "sheep"] },
  bradshaw: { face: "oval", skin: FAIR, hair: ["bun", GREY], extras: ["glasses"], coat: ["collar", NAVY, LINEN], seal: ["piece", "rail"] },
  sweet: { face: "oval", skin: DARK, hair: ["curls", BLACK], hat: ["boater", STRAW, OXBLOOD], extras: ["earrings"], coat: ["dress", STRAW, LINEN], seal: ["farm", "corn"] },
  guyonne: { face: "long", skin: FAIR, hair: ["wild", WHITE], beard: "moustache", extras: ["glasses"], coat: ["bow", FELT, MOSS], seal: ["piece", "time"] },
  mcguire: { face: "long", skin: ROSY, hair: ["short", BLOND], hat: ["cowboy", LINEN, UMBER], beard: "great", coat: ["shirt", OXBLOOD, NAVY], seal: ["farm", "cattle"] },
  brassey: { face: "long", skin: ROSY, hair: ["short", UMBER], hat: ["top", FELT, BLACK], beard: "chops", coat: ["suit", UMBER, STRAW], seal: ["box", "railway"] },
  quilla: { face: "oval", skin: TAN, hair: ["bob", UMBER], hat: ["beret", OXBLOOD], coat: ["collar", SLATE, LINEN], seal: ["goods", "iron"] },
  zhu: { face: "oval", skin: TAN, hair: ["queue", BLACK], hat: ["skullcap", BLACK], beard: "thin", coat: ["collar", NAVY, STRAW], seal: ["unit", "airship"] },
};
