/**
 * A magazine with one of everything, built by the real build: for tests of what pages say, which editors must not break
 * by what they write.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { addressFor } from "../../src/shared/compiled/address.ts";
import { KEPT_DIR } from "../../src/delivery/build/paths.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_PLACES, FIXED_ADDRESSES, ROLES } from "../../src/shared/magazine/addresses.ts";
import type { PagedCollection } from "../../src/shared/magazine/pages.ts";
import type { WorkType } from "../../src/shared/magazine/person.ts";
import { serveMagazine } from "./built-magazine.ts";
import { MP4, TEAM_MEMBER } from "./documents.ts";
import { EXAMPLES } from "./guide.ts";

/** The documents whose pages stand for those of the others of their type; of other types it is the example of the guide. */
const SLUGS: Partial<Record<PagedCollection, string>> = {
  issues: "MoraVidal",
  cards: "Sereinne",
  articles: "Telar",
  people: "ana-sosa",
};

/** Address of a document of each type that has pages, by the name of the page that lists it. */
const DOCUMENTS = Object.entries(DOCUMENT_ADDRESSES).map(([type, pattern]) => {
  const example = EXAMPLES.find(({ file }) => path.dirname(file) === type);
  const slug = SLUGS[type as PagedCollection] ?? path.parse(example?.file ?? "").name;
  return [type === "people" ? "contributors" : DOCUMENT_PLACES[type as WorkType].page, addressFor(pattern, slug)];
});

/** Addresses of a page of each kind, by the name of the fixed page: that, and the one of a document that it lists. */
export const KINDS: [name: string, addresses: string[]][] = [
  ...Object.entries(FIXED_ADDRESSES).map(([name, address]): [string, string[]] => [
    name,
    [address, ...DOCUMENTS.flatMap(([list, one = ""]) => (list === name ? [one] : []))],
  ]),
  ["contributors-of-a-role", [`${FIXED_ADDRESSES.contributors}/${ROLES}/fotografia`]],
  ["unknown-address", ["/NadieConEsteNombre"]],
];

const SITE = `name: Pompa
description: Una revista
url: https://pompa.example
email: hola@pompa.example
social:
  microblog: https://x.com/pompa
  photos: https://www.instagram.com/pompa
  videos: https://www.youtube.com/@pompa
navigation:
  - { section: who, path: /who }
  - { section: editorials, path: /Editorials }
  - { section: issues, path: /issues }
  - { section: made-in-arg, path: /made-in-arg }
  - { section: news, path: /news }
  - { section: club-pompa, path: /club-pompa }
form: { endpoint: "", formId: prueba }
carousel:
  words: [CREADO, PARA, CREAR]
  slides:
    - wide: { src: site/mesa.png, alt: "Lámina ancha: una mesa" }
      narrow: { src: site/mesa.png, alt: "Lámina angosta: una mesa" }
`;

const issue = (number: number, name: string, day: string, more = "") => `number: "#${number}"
name: ${name}
published: ${day}
color: "#39FF14"
layout: bri
image: { src: comun/tapa.png, alt: "Tapa de ${name}", credit: Foto de Ana Sosa }
credits:
  col1:
    - { rol: Fotografía, name: Ana Sosa, link: "https://www.instagram.com/ana" }
    - { rol: "", name: Bruno Paz, link: "" }
    - { rol: Maquillaje, name: Carla Ríos, link: "" }
  col2:
    - { rol: Estudio, name: Nave Tres, link: "https://navetres.example" }
  thanks:
    - { name: Nora Vidal, link: "" }
${more}`;

const PORTRAIT =
  "  - { src: comun/retrato.png, orientation: portrait, alt: Una figura de pie, credit: Foto de Ana Sosa }\n";

const GALLERY = `${PORTRAIT}  - { src: comun/paisaje.png, orientation: landscape, alt: Un taller, credit: Arte generado }
`;

const ISSUE_TEXT = `presentation: |
  Mora Vidal hace vasijas.

  ## Una arcilla con sal

  > Una cita.
gallery:
${GALLERY}`;

const article = (headline: string, day: string, author = "") => `---
headline: ${headline}
subtitle: Una trama
published: ${day}
image: { src: comun/portada.png, alt: "Portada de ${headline}" }
${author}---

## La urdimbre

Un texto con **énfasis** y [un número](/MoraVidal).

- Uno
- Dos
`;

const card = (title: string, category: string, day: string, more = "") => `---
title: ${title}
subtitle: Ropa de dormir
category: ${category}
published: ${day}
image: { src: comun/portada.png, alt: "Portada de ${title}" }
${more}---

Sereinne hace camisones.
`;

const CARD_MORE = `gallery:
${GALLERY}credits:
  - { rol: Fotografía, name: Ana Sosa, link: "" }
  - { rol: "", name: Bruno Paz, link: "https://www.instagram.com/bruno" }
  - { rol: "", name: "Ana Sosa, Bruno Paz y Carla Ríos", link: "https://www.instagram.com/tres" }
`;

const PERSON = `name: Ana Sosa
alsoKnownAs: [A. Sosa]
link: https://www.instagram.com/ana
portrait: { src: ana-sosa/retrato.png, alt: Retrato de Ana Sosa }
biography: |
  Ana Sosa fotografía con luz de ventana.
`;

export const TEXTS: Readonly<Record<string, string>> = {
  "site.yaml": SITE,
  "roles.yaml": "roles:\n  - name: Fotografía\n  - name: Maquillaje\n  - name: Estudio\n    kind: organization\n",
  "team/julia.yaml": TEAM_MEMBER,
  "issues/NoraPaz.yaml": issue(81, "Nora Paz", "2026-10-03"),
  "issues/MoraVidal.yaml": issue(80, "Mora Vidal", "2026-10-02", ISSUE_TEXT),
  "issues/LeoPaz.yaml": issue(79, "Leo Paz", "2026-10-01"),
  "articles/Vidriera.md": article("La vidriera", "2026-10-03"),
  "articles/Telar.md": article("El telar", "2026-10-02", "author: julia\n"),
  "articles/Yerba.md": article("La yerba", "2026-10-01"),
  "cards/Sereinne.md": card("Sereinne", "INDUMENTARIA", "2026-10-02", CARD_MORE),
  "cards/Pop.md": card("Pop", "VIDEO", "2026-10-01", "video: comun/pop.mp4\n"),
  "people/ana-sosa.yaml": PERSON,
};

const OWN_TYPES = new Set(Object.keys(TEXTS).map((file) => path.dirname(file)));

/** Of every other type the example of the guide. */
const EXAMPLES_SHOWN = EXAMPLES.filter(({ file }) => !OWN_TYPES.has(path.dirname(file)));

/** What is drawn for them. */
const PICTURES = {
  "site/mesa.png": [400, 100],
  "team/julia/retrato.png": [40, 40],
  "people/ana-sosa/retrato.png": [30, 40],
  "issues/comun/tapa.png": [30, 40],
  "articles/comun/portada.png": [60, 40],
  "cards/comun/portada.png": [60, 40],
  ...Object.fromEntries(
    ["issues", "cards"].flatMap((type) => [
      [`${type}/comun/retrato.png`, [30, 40]],
      [`${type}/comun/paisaje.png`, [40, 30]],
    ]),
  ),
  ...Object.assign({}, ...EXAMPLES_SHOWN.map(({ pictures }) => pictures)),
} as Record<string, [width: number, height: number]>;

export async function writeSmallMagazine(folder: string): Promise<void> {
  const write = async (name: string, data: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  };
  const examples = EXAMPLES_SHOWN.map(({ file, text }) => [file, text] as const);
  for (const [name, text] of [...Object.entries(TEXTS), ...examples]) await write(name, text);
  await write("cards/comun/pop.mp4", MP4);
  for (const [name, [width, height]] of Object.entries(PICTURES)) {
    const picture = sharp({ create: { width, height, channels: 3, background: "#7F7F7F" } });
    await write(name, await picture.toFormat(name.endsWith(".webp") ? "webp" : "png").toBuffer());
  }
}

export const serveSmallMagazine = () =>
  serveMagazine({ write: writeSmallMagazine, kept: path.join(KEPT_DIR, "tests", "small-magazine") });
