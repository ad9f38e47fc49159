/** A magazine with one of everything, so that no change of `content/` breaks the tests of pages. */
import path from "node:path";
import { SITE } from "../../../scripts/bench/support/corpus.ts";
import { TEAM_MEMBER } from "../documents.ts";
import { EXAMPLES } from "../content/guide.ts";
import { PAGES } from "./pages.ts";

const CAROUSEL = `carousel:
  words: [CREADO, PARA, CREAR]
  slides:
    - wide: { src: site/mesa-300x100.png, alt: "Lámina ancha: una mesa", focus: 10 90 }
      narrow: { src: site/mesa-150x100.png, alt: "Lámina angosta: una mesa" }
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
image: { src: comun/portada.png, alt: "Portada de ${headline}", credit: Arte del taller }
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
image: { src: comun/portada.png, alt: "Portada de ${title}", credit: Arte de la marca }
${more}---

${title} hace camisones.
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
portrait: { src: ana-sosa/retrato.png, alt: Retrato de Ana Sosa, credit: Archivo de la familia }
biography: |
  Ana Sosa fotografía con luz de ventana.
`;

const topic = (es: string, en: string, order: number, more = "") => `name: { es: ${es}, en: ${en} }
order: ${order}
${more}`;

/** Path from the content folder → text. */
export type Documents = Readonly<Record<string, string>>;

export const TEXTS: Documents = {
  "site.yaml": SITE.replace(/^carousel: .*\n/m, CAROUSEL),
  ...PAGES,
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
  "topics/oficio.yaml": topic("Oficios", "Crafts", 2, 'sentence: { es: Lo que se hace a mano. }\ncolor: "#39FF14"\n'),
  "topics/materia.yaml": topic("Materia", "Matter", 1),
};

const OWN_TYPES = new Set(Object.keys(TEXTS).map((file) => path.dirname(file)));

/** The texts above, and the guide's examples of all types that they lack. */
export const SMALL_MAGAZINE: Documents = {
  ...Object.fromEntries(
    EXAMPLES.flatMap(({ file, text }) => (OWN_TYPES.has(path.dirname(file)) ? [] : [[file, text]])),
  ),
  ...TEXTS,
};
