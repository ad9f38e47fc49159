/**
 * The beginning of a document of each type: fields in their order, with a comment where one helps.
 * What only its author knows is left empty, and the content check asks for it.
 */
import { stringify } from "yaml";
import { CARD_CATEGORIES } from "../magazine/card-category.ts";
import type { AuthoredType } from "./document-types.ts";

export interface TemplateValues {
  slug: string;
  name: string;
  /** Calendar day, `2026-11-20`. */
  published: string;
  /** Of an issue: what follows the newest one. */
  number: string;
  color: string;
  layout: string;
  /** Of a member of the team: the place after the last. */
  order: number;
}

const quoted = (value: string) => JSON.stringify(value);
/** Quoted when YAML would read it as something else. */
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trimEnd();

const DRAFT = "draft: true # mientras sea un borrador no se publica; borrá esta línea cuando esté listo";

const TEMPLATES: Record<AuthoredType, (values: TemplateValues) => string> = {
  issues: ({ slug, name, published, number, color, layout }) => `# Un número: se ve en /issues y en /${slug}.
number: ${quoted(number)}
name: ${scalar(name)}
published: ${published} # el orden lo da esta fecha; si todavía no llegó, no se publica
color: ${quoted(color)} # siempre entre comillas; tiene que leerse sobre negro
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
`,
  editorials: ({ slug, name }) => `# Un editorial: se ve en /Editorials, en el orden del número del archivo.
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
  profiles: ({ slug, name }) => `# Un perfil: se ve en /club-pompa. Las filas vacías ("") se muestran igual.
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
  cards: ({ slug, name, published }) => `---
# Una tarjeta: se ve en /made-in-arg y en /proyecto/${slug}. El texto va debajo de la segunda línea ---.
title: ${scalar(name)}
category: # una de estas: ${CARD_CATEGORIES.join(", ")}
published: ${published} # si todavía no llegó, no se publica
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
  articles: ({ slug, name, published }) => `---
# Una nota: se ve en /news y en /News/${slug}. El texto va debajo de la segunda línea ---.
headline: ${scalar(name)}
published: ${published} # si todavía no llegó, no se publica
image:
  src: ${slug}/portada.webp # guardá la imagen en articles/${slug}/
  alt: # qué muestra la imagen, para quien no la ve
# author: julia-benavidez # quién la firma: el nombre de su archivo en team/
${DRAFT}
---
`,
  team: ({ slug, name, order }) => `# Una persona del equipo: se ve en /who.
name: ${scalar(name)}
role: # qué hace en la revista
email:
order: ${order} # 1 va primero
photo:
  src: ${slug}/retrato.webp # guardá el retrato en team/${slug}/
  alt: # qué muestra el retrato, para quien no lo ve
`,
};

export function template(type: AuthoredType, values: TemplateValues): string {
  return TEMPLATES[type](values);
}
