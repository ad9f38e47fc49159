/** The small magazine with enough documents for lists, neighbours and relations, written as editors write them. */
import { ARTICLES, CARDS } from "./articles.ts";
import { type Documents, SMALL_MAGAZINE } from "./documents.ts";
import { ISSUES } from "./issues.ts";

/** Name of the file, name and role, in their order. */
const TEAM = [
  ["ivo-lombardi", "Ivo Lombardi", "Dirección de arte"],
  ["malena-suarez", "Malena Suárez", "Comunicación"],
  ["renata-quiroga", "Renata Quiroga", "Dirección de arte"],
  ["tomas-arrieta", "Tomás Arrieta", "Producción"],
] as const;

const MEMBERS = TEAM.map(([slug, name, role], index) => [
  `team/${slug}.yaml`,
  `name: ${name}
role: ${role}
email: ${slug}.redaccion@pompa.example
order: ${index + 2}
photo:
  src: ${slug}/retrato.webp
  alt: Retrato de ${name}
`,
]);

const EDITORIAL = `title: Uncomfortable
lang: en
color: "#000000"
bgColor: "#FF2D95"
titlePosition: right
images:
  - { src: proyecto7/01.webp, orientation: portrait, alt: Una figura sentada }
  - { src: proyecto7/02.webp, orientation: landscape, alt: Un sillón corto }
  - { src: proyecto7/03.webp, orientation: portrait, alt: Una figura de pie }
credits:
  left:
    - { rol: Model, name: Zoe Abadie, link: "" }
    - { rol: Model, name: Malick Diatta, link: "" }
    - { rol: Model, name: Jazmín Oroná, link: "" }
  right:
    - { rol: Producers, name: Casa Rodilla, link: "" }
issue: AmapolaFerre
`;

const ROLES = `roles:
  - { name: Fotografía, spellings: [Photographer] }
  - { name: Maquillaje }
  - { name: Modelo, spellings: [Model] }
  - { name: Texto }
  - { name: Protagonista }
  - { name: Estudio, kind: organization }
  - { name: Producción, kind: any, spellings: [Producers] }
  - { name: Agradecimientos, kind: any, spellings: [Special Thanks] }
`;

/** A second slide, at the end of `site.yaml`. */
const SLIDE = `    - wide: { src: site/taller-300x100.png, alt: "Lámina ancha: un taller" }
      narrow: { src: site/taller-150x100.png, alt: "Lámina angosta: un taller" }
`;

export const FULL_MAGAZINE: Documents = {
  ...SMALL_MAGAZINE,
  ...ISSUES,
  ...ARTICLES,
  ...CARDS,
  ...Object.fromEntries(MEMBERS),
  "editorials/proyecto7.yaml": EDITORIAL,
  "editorials/proyecto6.yaml": SMALL_MAGAZINE["editorials/proyecto6.yaml"]?.replace("/ana.sosa", "/ana") ?? "",
  "roles.yaml": ROLES,
  "site.yaml": `${SMALL_MAGAZINE["site.yaml"]}${SLIDE}`,
  "gone.yaml": "formerAddresses: [/News/Perchero]\n",
};
