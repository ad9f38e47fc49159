/**
 * Which technique draws which picture: by the type of the document, in a rotation in which no two
 * neighbours are alike.
 */
import { contourMap } from "./contour-map.ts";
import { fabricFolds } from "./fabric-folds.ts";
import { halftoneFigure } from "./halftone-figure.ts";
import { DAY, NEON, NIGHT, PINK, type Print, PRINTS, SILKS } from "./palette.ts";
import type { WantedPicture } from "./pictures.ts";
import { itemOf, seeded } from "./random.ts";
import type { Size } from "./raster.ts";
import { ridgeLines } from "./ridge-lines.ts";
import { typePoster } from "./type-poster.ts";

type Technique = "halftone" | "folds" | "contour" | "ridge" | "poster";

const ROTATIONS: Record<string, readonly Technique[]> = {
  issues: ["folds", "halftone", "contour", "folds", "ridge", "halftone", "folds", "contour"],
  editorials: ["halftone", "ridge", "halftone", "folds", "contour"],
  profiles: ["halftone", "contour", "ridge"],
  team: ["halftone", "contour", "ridge", "halftone", "contour"],
  people: ["halftone", "ridge"],
  cards: ["poster", "folds", "halftone", "contour", "folds", "ridge"],
  articles: ["halftone", "poster", "folds", "contour", "poster", "ridge"],
};

export function sizeOf({ type, orientation, name }: WantedPicture): Size {
  if (type === "team") return { width: 572, height: 572 };
  if (type === "site") return name.includes("ancha") ? { width: 1800, height: 600 } : { width: 900, height: 600 };
  if (orientation === "portrait" || name === "tapa" || type === "people") return { width: 760, height: 1060 };
  return { width: 1000, height: 700 };
}

function techniqueOf({ type, documentIndex, pictureIndex, name, document, orientation }: WantedPicture): Technique {
  const rotation = ROTATIONS[type] ?? ["folds"];
  const cover = pictureIndex === 0;
  if (type === "issues" && cover && !/\d/.test(String(document.number))) return "poster";
  if (type === "site") return name.startsWith("taller") ? "folds" : "ridge";
  const technique = itemOf(rotation, documentIndex + pictureIndex);
  if (technique === "poster" && !cover) return "ridge";
  // A figure lies badly in a landscape of a gallery, where cloth does well.
  return orientation === "landscape" && technique === "ridge" ? "folds" : technique;
}

export function draw(picture: WantedPicture): Promise<Buffer> {
  const seed = `${picture.type}/${String(picture.document.name ?? picture.document.title ?? picture.document.headline)}/${picture.name}`;
  const size = sizeOf(picture);
  const random = seeded(`${seed}/plan`);
  const turn = picture.documentIndex * 7 + picture.pictureIndex * 3;
  const accent = accentOf(picture, random() < 0.5 ? NEON : PINK);
  const print = itemOf(PRINTS, turn);
  switch (techniqueOf(picture)) {
    case "halftone":
      return halftoneFigure(size, seed, printOf(picture, print));
    case "folds":
      return fabricFolds(size, seed, itemOf(SILKS, turn + Math.floor(picture.documentIndex / 3)));
    case "contour":
      return contourMap(size, seed, accent);
    case "ridge":
      return ridgeLines(size, seed, random() < 0.5 ? { ...NIGHT, accent } : DAY);
    case "poster":
      return typePoster(size, seed, { ...wordsOf(picture), ink: print[0], paper: print[1] });
  }
}

function accentOf({ document }: WantedPicture, otherwise: string): string {
  return typeof document.color === "string" && document.color !== "#000000" ? document.color : otherwise;
}

/** An editorial keeps to its two colours; others take the print of their turn. */
function printOf({ type, document, pictureIndex }: WantedPicture, print: Print): Print {
  if (type !== "editorials" || pictureIndex % 4 !== 0) return print;
  const { color, bgColor } = document;
  return typeof color === "string" && typeof bgColor === "string" ? [color, bgColor] : print;
}

function wordsOf({ document }: WantedPicture): { title: string; note: string } {
  const { name, title, headline, number, published, category } = document;
  return { title: String(name ?? title ?? headline), note: String(number ?? category ?? published) };
}
