/** Where the pages of a new magazine are, in its language. */
import type { EditorsLanguage, Magazine } from "../../shared/magazine/define-magazine.ts";
import { type MenuPage, PAGED } from "../../shared/magazine/pages.ts";

/** Those that somebody chooses; each page about something that is said in the menu. */
export type Choice = Exclude<MenuPage, "who">;

type Address = Record<EditorsLanguage, string>;

const CHOSEN: Record<Choice, Address> = {
  issues: { en: "issues", es: "numeros" },
  news: { en: "articles", es: "notas" },
  podcasts: { en: "podcast", es: "podcast" },
  editorials: { en: "editorials", es: "editoriales" },
  "made-in-arg": { en: "projects", es: "proyectos" },
  "club-pompa": { en: "club", es: "club" },
};

const OWN = {
  who: { en: "about", es: "quienes-somos" },
  form: { en: "subscribe", es: "suscripcion" },
  contributors: { en: "people", es: "personas" },
  search: { en: "search", es: "buscar" },
  offline: { en: "offline", es: "sin-conexion" },
} as const satisfies Record<string, Address>;

export const WORDS = { page: { en: "page", es: "pagina" }, role: { en: "role", es: "rol" } };

const SHOW = { category: "Arts", explicit: false, cover: "podcast.png" };

export const CHOICES = Object.keys(CHOSEN) as Choice[];

const LISTS: readonly string[] = Object.values(PAGED);

export function sectionsOf(language: EditorsLanguage, chosen: readonly Choice[]): Magazine["sections"] {
  const wanted = Object.entries<Address>(CHOSEN).filter(([name]) => chosen.includes(name as Choice));
  const { who, ...others } = OWN;
  const pages = [["who", who] as const, ...wanted, ...Object.entries(others)];
  const sections = pages.map(([name, { [language]: segment }]) => {
    const address = `/${segment}`;
    return [
      name,
      { address, ...(LISTS.includes(name) && { documents: `${address}/:slug` }), ...(name === "podcasts" && SHOW) },
    ];
  });
  return Object.fromEntries(sections) as Magazine["sections"];
}
