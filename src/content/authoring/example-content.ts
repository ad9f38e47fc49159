/** With what a new magazine starts: its settings, its roles, and of each type the example that its schema gives. */
import { stringify } from "yaml";
import { CREDIT_ROLES } from "../../shared/magazine/credit-words.ts";
import { FIXED_ADDRESSES, NAVIGATION_SECTIONS } from "../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import type { Fields, Value } from "../../shared/values.ts";
import { collections } from "../schema/collections.ts";
import { words } from "../words/words.ts";
import { AUTHORED_TYPES } from "./archetypes.ts";
import { bareText } from "./document-text.ts";
import { type Example, exampleOf } from "./example-document.ts";
import { formOf } from "./form/form-of.ts";
import { fillGaps } from "./gaps/fill.ts";

export interface Wanted {
  name: string;
  /** Of the site, `https://faro.example`. */
  url: string;
  email: string;
  /** Calendar day, `2026-11-20`. */
  today: string;
}

export const exampleContent = (wanted: Wanted): Example[] => [
  siteOf(wanted),
  ...pagesOf(wanted),
  { file: "roles.yaml", text: stringify({ roles: ROLES }), pictures: [] },
  ...AUTHORED_TYPES.map((type) => exampleOf(type, wanted)),
];

const ROLES = Object.entries(CREDIT_ROLES).map(([role, name]) => ({ name, ...(role === "thanks" && { kind: "any" }) }));

const TITLES: Record<FixedPage, string> = { ...words.navigation.sectionChoices, ...words.newMagazine.pages };

/** Every page has to say what it is called. */
function pagesOf({ name }: Wanted): Example[] {
  const inLanguage = (text: string) => ({ [CONTENT_LANGUAGE]: text });
  const { about, team } = words.newMagazine;
  const who = { statements: [{ title: inLanguage(name), text: inLanguage(about) }], team: inLanguage(team) };
  return (Object.keys(FIXED_ADDRESSES) as FixedPage[]).map((page) => {
    const title = inLanguage(TITLES[page].replace(/^./u, (letter) => letter.toUpperCase()));
    const text = bareText(collections.pages, { title, ...(page === "who" && who) });
    return { file: `pages/${page}.yaml`, text, pictures: [] };
  });
}

function siteOf({ name, url, email }: Wanted): Example {
  const { schema } = collections.site;
  const form = formOf(collections.site);
  const fields = {
    name,
    description: words.newMagazine.description(name),
    url,
    email,
    social: {},
    navigation: NAVIGATION_SECTIONS.map((section) => ({ section, path: FIXED_ADDRESSES[section] })),
    form: { endpoint: "" },
    carousel: { words: words.newMagazine.carousel, slides: [] },
  } satisfies Value;
  return {
    file: "site.yaml",
    text: bareText(collections.site, fillGaps(schema, form, fields, 1) as Fields),
    pictures: [],
  };
}
