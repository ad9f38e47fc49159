/**
 * What an editor starts a document of each type from: how to name the type, what its file is called, and its fields in
 * their order, with a comment where one helps. What only its author knows is left empty, and the content check asks
 * for it. A type is added here once; commands and tests go through the table.
 */
import { stringify } from "yaml";
import { CARD_CATEGORIES } from "../magazine/card-category.ts";
import type { CollectionName } from "../schema/collections.ts";
import { capitalized, hyphenated, numbered } from "./file-names.ts";
import { nextIssue } from "./next-issue.ts";

/** Types of which an editor makes new documents. */
export type AuthoredType = Exclude<CollectionName, "site">;

interface Start {
  slug: string;
  name: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
  /** What the documents of the type say, mistakes and all. */
  existing: readonly Record<string, unknown>[];
}

interface Archetype {
  /** As an editor names the type on the command line; the first word is the one that is offered. */
  words: readonly [string, ...string[]];
  /** The name of a file, without its ending, after a name as readers read it; empty where that has no letters. */
  slug: (name: string, taken: readonly string[]) => string;
  template: (start: Start) => string;
}

/** Quoted when YAML would read it as something else. */
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trimEnd();

const DRAFT = "draft: true # mientras sea un borrador no se publica; borrá esta línea cuando esté listo";

export const ARCHETYPES: Record<AuthoredType, Archetype> = {
  issues: {
    words: ["issue", "issues", "numero", "número"],
    slug: capitalized,
    template: ({ slug, name, today, existing }) => {
      const { number, color, layout } = nextIssue(existing);
      return `# Un número: se ve en /issues y en /${slug}.
number: "${number}"
name: ${scalar(name)}
published: ${today} # el orden lo da esta fecha; si todavía no llegó, no se publica
color: "${color}" # siempre entre comillas; tiene que leerse sobre negro
layout: ${layout} # bri: tapa a la izquierda. cami: tapa a la derecha.
image:
  src: ${slug}/tapa.webp # guardá la tapa en issues/${slug}/
  alt: # qué muestra la tapa, para quien no la ve
credits:
  col1:
    - rol: Dirección general
      name:
      link: "" # dirección completa, o "" si no hay
  col2: []
# presentation: | # el texto de su página, en Markdown
# gallery: # las fotos de su página
#   - src: ${slug}/01.webp
#     orientation: portrait # portrait: más alta que ancha. landscape: más ancha que alta.
#     alt:
${DRAFT}
`;
    },
  },
  editorials: {
    words: ["editorial", "editorials", "editoriales"],
    slug: numbered("proyecto"),
    template: ({ slug, name }) => `# Un editorial: se ve en /Editorials, en el orden del número del archivo.
title: ${scalar(name)}
color: "#000000" # el del título; tiene que leerse sobre bgColor
bgColor: "#EDE6D6"
titlePosition: left # left o right
images:
  - src: ${slug}/01.webp # guardá las imágenes en editorials/${slug}/
    orientation: portrait # portrait: más alta que ancha. landscape: más ancha que alta.
    alt: # qué muestra la foto, para quien no la ve
credits:
  left:
    - rol: Fotografía
      name:
      link: "" # dirección completa, o "" si no hay
  right: []
${DRAFT}
`,
  },
  profiles: {
    words: ["profile", "profiles", "perfil"],
    slug: numbered("industria"),
    template: ({ slug, name }) => `# Un perfil: se ve en /club-pompa. Las filas vacías ("") se muestran igual.
title: ${scalar(name)}
images:
  - src: ${slug}/retrato.webp # guardá el retrato en profiles/${slug}/
    orientation: portrait # siempre vertical
    alt: # qué muestra el retrato, para quien no lo ve
credits:
  name:
    name: ${scalar(name)}
    link: "" # dirección completa, o "" si no hay
  occupation: ""
  age: "" # entre comillas: "34"
  style: ""
  brands: ""
${DRAFT}
`,
  },
  cards: {
    words: ["card", "cards", "tarjeta", "proyecto"],
    slug: capitalized,
    template: ({ slug, name, today }) => `---
# Una tarjeta: se ve en /made-in-arg y en /proyecto/${slug}. El texto va debajo de la segunda línea ---.
title: ${scalar(name)}
category: # una de estas: ${CARD_CATEGORIES.join(", ")}
published: ${today} # si todavía no llegó, no se publica
image:
  src: ${slug}/portada.webp # guardá la imagen en cards/${slug}/
  alt: # qué muestra la imagen, para quien no la ve
credits:
  - rol: Diseño
    name:
    link: "" # dirección completa, o "" si no hay
${DRAFT}
---
`,
  },
  articles: {
    words: ["article", "articles", "nota"],
    slug: capitalized,
    template: ({ slug, name, today }) => `---
# Una nota: se ve en /news y en /News/${slug}. El texto va debajo de la segunda línea ---.
headline: ${scalar(name)}
published: ${today} # si todavía no llegó, no se publica
image:
  src: ${slug}/portada.webp # guardá la imagen en articles/${slug}/
  alt: # qué muestra la imagen, para quien no la ve
# author: julia-benavidez # quién la firma: el nombre de su archivo en team/
${DRAFT}
---
`,
  },
  team: {
    words: ["team", "team-member", "equipo"],
    slug: hyphenated,
    template: ({ slug, name, existing }) => `# Una persona del equipo: se ve en /who.
name: ${scalar(name)}
role: # qué hace en la revista
email:
order: ${Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1} # 1 va primero
photo:
  src: ${slug}/retrato.webp # guardá el retrato en team/${slug}/
  alt: # qué muestra el retrato, para quien no lo ve
`,
  },
};

export const AUTHORED_TYPES = Object.keys(ARCHETYPES) as AuthoredType[];

/** The type that a word names; `undefined` when none is called so. */
export function typeNamed(word: string): AuthoredType | undefined {
  return AUTHORED_TYPES.find((type) => ARCHETYPES[type].words.includes(word.toLowerCase()));
}
