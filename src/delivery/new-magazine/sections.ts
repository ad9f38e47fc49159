/** Sections of a new magazine, with addresses in its language. */
import { types } from "#magazine";
import { hyphenated } from "../../content/schema/file-names.ts";
import type { EditorsLanguage, Magazine } from "../../shared/magazine/define-magazine.ts";

const REQUIRED_SECTIONS = {
  who: { en: "about", es: "quienes-somos" },
  form: { en: "subscribe", es: "suscripcion" },
  contributors: { en: "people", es: "personas" },
  search: { en: "search", es: "buscar" },
  offline: { en: "offline", es: "sin-conexion" },
} as const satisfies Record<string, Record<EditorsLanguage, string>>;

export const WORDS = { page: { en: "page", es: "pagina" }, role: { en: "role", es: "rol" } };

/**
 * Document types that the user can choose for a new magazine. `name`: the type's section, or the type's own name if it
 * has no section.
 */
const SELECTABLE_TYPES = Object.entries(types).map(([name, type]) => ({ name: type.section ?? name, ...type }));

export const CHOICES = SELECTABLE_TYPES.map(({ name }) => name);

/** Returns the label of each section in a language, by the name of the section. */
export const labelsIn = (language: EditorsLanguage) =>
  Object.fromEntries(SELECTABLE_TYPES.map(({ name, called }) => [name, called[language] ?? name]));

export function sectionsOf(language: EditorsLanguage, selected: readonly string[]): Magazine["sections"] {
  const selectedTypes = SELECTABLE_TYPES.filter(({ name }) => selected.includes(name));
  const lists = selectedTypes.map(({ name, called, hasPages, categories }) => {
    const address = `/${hyphenated(called[language] ?? name)}`;
    const labels = categories?.[language]?.map((label) => [label, { [language]: label }]);
    return [
      name,
      {
        address,
        ...(hasPages && { documents: `${address}/:slug` }),
        ...(labels && { categories: Object.fromEntries(labels) }),
      },
    ];
  });
  const pages = Object.entries(REQUIRED_SECTIONS).map(([name, { [language]: segment }]) => {
    const address = `/${segment}`;
    return [name, { address, ...(name === "contributors" && { documents: `${address}/:slug` }) }];
  });
  const [who = [], ...others] = pages;
  return Object.fromEntries([who, ...lists, ...others]) as Magazine["sections"];
}
