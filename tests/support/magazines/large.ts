/** A magazine whose lists all have several pages, built by the real build. */
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { CONTENT_DIR } from "../../../src/delivery/build/paths.ts";
import { serveMagazine } from "./served.ts";

/** Documents of each type; each list has at least three list pages. */
export const COUNTS = { issues: 120, articles: 60, cards: 80, editorials: 52, profiles: 60 } as const;

type Type = keyof typeof COUNTS;

/** The names of the documents in the order of their list. */
export const slugsOf = (type: Type) => Array.from({ length: COUNTS[type] }, (_, index) => slugOf(type, index));

const SLUGS = { issues: "Numero", articles: "Nota", cards: "Proyecto", editorials: "proyecto", profiles: "industria" };

const slugOf = (type: Type, index: number) => SLUGS[type] + String(index + 1);

/** Cards of each category that has a button. */
export const CATEGORY_COUNTS = { CALZADO: 1, INDUMENTARIA: 40, ACCESORIOS: 0 } as const;

/** The only footwear card is on the third list page. Clothing cards are on every list page, enough for two pages. */
const categoryOf = (index: number) => {
  if (index === 70) return "CALZADO";
  return index % 2 ? "INDUMENTARIA" : "VER TODO";
};

/** An editorial on the last page of its list, to which the first article links. */
export const FAR_EDITORIAL = slugOf("editorials", 50);

const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 1 - index)).toISOString().slice(0, 10);
const IMAGE = "image:\n  src: comun/comun.png\n  alt: Una figura de pie\n";
const IMAGES = "images:\n  - src: comun/comun.png\n    orientation: portrait\n    alt: Una figura de pie\n";

/**
 * Documents of a type have the same words in their social picture, so that it is drawn once for all of them: drawing
 * would take most of the time.
 */
const TEXTS: Record<Type, (index: number) => string> = {
  issues: (index) => `number: "#"
name: Mora Vidal
published: ${dayOf(index)}
color: "#39FF14"
layout: ${index % 2 ? "cami" : "bri"}
${IMAGE}credits:
  col1:
    - rol: Fotografía
      name: Ana Sosa
      link: ""
`,
  articles: (index) => `---
headline: El telar
published: ${dayOf(index)}
${IMAGE}---

${index === 0 ? `Sobre [un editorial](/Editorials#${FAR_EDITORIAL}) y nada más.` : "Una nota."}
`,
  cards: (index) => `---
title: Sereinne
category: ${categoryOf(index)}
published: ${dayOf(index)}
${IMAGE}---

Un proyecto.
`,
  editorials: (index) => `title: Producción ${index + 1}
color: "#000000"
bgColor: "#EDE6D6"
titlePosition: left
${IMAGES}credits:
  left: []
  right: []
`,
  profiles: (index) => `title: Persona ${index + 1}
${IMAGES}credits:
  name:
    name: ""
    link: ""
  occupation: ""
  age: ""
  style: ""
  brands: ""
`,
};

async function writeContent(folder: string): Promise<void> {
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#39FF14" } })
    .png()
    .toBuffer();
  for (const type of Object.keys(COUNTS) as Type[]) {
    const ending = TEXTS[type](0).startsWith("---") ? "md" : "yaml";
    await mkdir(path.join(folder, type, "comun"), { recursive: true });
    await writeFile(path.join(folder, type, "comun", "comun.png"), picture);
    for (const [index, slug] of slugsOf(type).entries())
      await writeFile(path.join(folder, type, `${slug}.${ending}`), TEXTS[type](index));
  }
  // With the same site texts as the magazine of the tests, the scripts that are built already can be used.
  for (const name of ["site.yaml", "site", "pages"])
    await cp(path.join(CONTENT_DIR, name), path.join(folder, name), { recursive: true });
}

export const serveLargeMagazine = () => serveMagazine({ write: writeContent });
