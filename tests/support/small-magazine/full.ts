/** The small magazine with so many documents that lists, neighbours and relations show, written as editors write them. */
import { ARTICLES, CARDS } from "./articles.ts";
import { type Documents, SMALL_MAGAZINE } from "./documents.ts";
import { ISSUES } from "./issues.ts";

/** Name of the file, name and work, in their order. */
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
email: ${slug}@pompa.example
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
  - { src: proyecto2/01.webp, orientation: portrait, alt: Una figura sentada }
  - { src: proyecto2/02.webp, orientation: landscape, alt: Un sillón corto }
  - { src: proyecto2/03.webp, orientation: portrait, alt: Una figura de pie }
credits:
  left:
    - { rol: Model, name: Zoe Abadie, link: "" }
    - { rol: Model, name: Malick Diatta, link: "" }
    - { rol: Model, name: Jazmín Oroná, link: "" }
  right:
    - { rol: Producers, name: Casa Rodilla, link: "" }
`;

export const FULL_MAGAZINE: Documents = {
  ...SMALL_MAGAZINE,
  ...ISSUES,
  ...ARTICLES,
  ...CARDS,
  ...Object.fromEntries(MEMBERS),
  "editorials/proyecto2.yaml": EDITORIAL,
  "editorials/proyecto6.yaml": SMALL_MAGAZINE["editorials/proyecto6.yaml"]?.replace("/ana.sosa", "/ana") ?? "",
  "roles.yaml": SMALL_MAGAZINE["roles.yaml"]?.replace("Fotografía\n", "$&    spellings: [Photographer]\n") ?? "",
  "gone.yaml": "formerAddresses: [/News/Perchero]\n",
};
