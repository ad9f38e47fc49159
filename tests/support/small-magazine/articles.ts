/** Articles and cards. */
import type { Documents } from "./documents.ts";

/** File name, headline and author of each article, newest first. */
const HEADLINES = [
  ["Telar", "El telar no está quieto", "renata-quiroga"],
  ["Puma", "El animal de la vereda", "ivo-lombardi"],
  ["Merlina", "El cuello blanco", "renata-quiroga"],
  ["Ana", "Ana corta sin mirar", "julia"],
  ["Bio", "La tela que se riega", "julia"],
  ["Dior", "Una flor de taller", "julia"],
  ["Hojas", "Las hojas sueltas", "julia"],
  ["Krobos", "Un zapato de barro", "julia"],
  ["Mayhem", "El ruido de la seda", "julia"],
  ["Vidriera", "La calle detrás del vidrio", "julia"],
] as const;

/** Fields that single articles have: corrections, authors, an issue, former addresses. */
const FIELDS: Documents = {
  Bio: `corrections:
  - { day: 2026-10-21, text: Una versión anterior decía que se riega a diario. }
  - { day: 2026-10-24, text: La tela es de Chascomús. }
updated: 2026-10-22
`,
  Dior: `authors:
  - name: Zoe Ferro
    link: https://zoe.example
  - name: Luz Paz
`,
  Mayhem: "issue: AmapolaFerre\n",
  Vidriera: "formerAddresses: [/News/Escaparate, /News/VIDRIERA, /2014/05/vidriera.html]\n",
};
/** The point of a picture that crops keep. */
const FOCUSES: Documents = { Puma: "  focus: 30 20\n" };
const TOPICS: Documents = { Telar: "topics: [oficio, materia]\n", Krobos: "topics: [materia]\n" };
const QUOTES: Documents = { Puma: "Como [el telar](/News/Telar)." };

/** A text with each block. */
const BLOCKS = `
:::gallery{caption="Tres momentos" credit="Foto de Ana Sosa"}
![Un hilo tenso](Hojas/uno.webp "El urdido")
![Una trama cruzada](Hojas/dos.webp "La pasada")
:::

::figure{src="Hojas/hoja.webp" alt="Una hoja con nervaduras" caption="La hoja, después" credit="Foto de Bruno Paz"}

:::quote{by="Inés Corbacho"}
Lo lindo es que salga ésta.
:::

:::note{title="Para probar en casa"}
- Tela de seda, lavada.
:::

::embed{url="https://vimeo.com/76979871" title="Dos horas de vapor"}

Un código: \`<figure data-player="https://otro.example/">\`.
`;
const ENDS: Documents = { Hojas: BLOCKS };

const article = (slug: string, headline: string, author: string, day: number) => `---
headline: "${headline}"
subtitle: "Una trama"
published: 2026-10-${day}
image:
  src: ${slug}/portada.webp
  alt: "Portada: una trama"
  credit: Arte del taller
${FOCUSES[slug] ?? ""}author: ${author}
${FIELDS[slug] ?? ""}${TOPICS[slug] ?? ""}---

Visto de cerca, un taller parece un mueble.

## Contar hilos

> ${QUOTES[slug] ?? "Una cita."}

![Figuras de pie, como maniquíes](${slug}/detalle.webp)

Otro párrafo.
${ENDS[slug] ?? ""}`;

export const ARTICLES: Documents = Object.fromEntries(
  HEADLINES.map(([slug, headline, author], index) => [
    `articles/${slug}.md`,
    article(slug, headline, author, 20 - index),
  ]),
);

/** File name, title, category, and the role and name of a credit. */
const TITLES = [
  ["Festival", "Festival de moda sustentable", "VER TODO", "Producción", "Tomás Arrieta"],
  ["Sereinne", "Sereinne", "VER TODO", "Diseño", "Luz Paz"],
  ["CraftedLight", "Crafted Light", "ACCESORIOS", "Fotografía", "Bruno Paz"],
  ["From", "From the Ground Up", "CALZADO", "Fotografía", "Bruno Paz"],
  ["Biotico", "Biotico", "INDUMENTARIA", "Biología", "Marina Olaeta"],
  ["Tussock", "Tussock", "INDUMENTARIA", "Fotografía", "Bruno Paz"],
  ["Roost", "Roots Meet Runway", "INDUMENTARIA", "Maquillaje", "Ludmila Greco"],
] as const;

/** Spells a name as catalogues do: different from the file name, and not in lower case throughout. */
const catalogueSpelling = (slug: string) => slug.charAt(0).toLowerCase() + slug.slice(1);

/** The issue in which a project appeared. */
const ISSUES_OF_CARDS: Documents = { Roost: "issue: AmapolaFerre\n", Tussock: "issue: AmapolaFerre\n" };

const card = ([slug, title, category, role, name]: (typeof TITLES)[number], day: number) => `---
category: ${category}
title: "${title}"
subtitle: "Una trama"
published: 2026-07-${day}
image:
  src: ${slug}/portada.webp
  alt: "Portada de ${title}"
  credit: Arte de la marca
link: /proyecto/${catalogueSpelling(slug)}
${slug === "Biotico" ? "topics: [materia]\n" : ""}gallery:
${["uno", "dos", "tres"].map((file) => `  - { src: ${slug}/${file}.webp, orientation: portrait, alt: "${title}: ${file}" }\n`).join("")}credits:
  - rol: ${role}
    name: ${name}
    link: ""
${ISSUES_OF_CARDS[slug] ?? ""}---

La colección tiene nueve prendas.
`;

export const CARDS: Documents = Object.fromEntries(
  TITLES.map((each, index) => [`cards/${each[0]}.md`, card(each, 20 - index)]),
);
