/** Faults of a configuration are reported with the name of their field. */
import { expect, test } from "vitest";
import magazine from "#magazine";
import cards from "../../../src/types/cards/schema.ts";
import podcasts from "../../../examples/faro/types/podcasts/schema.ts";
import { faultsOf } from "../../../src/delivery/build/configuration/check-magazine.ts";
import { faultsOfSection } from "../../../src/delivery/build/configuration/check-types.ts";

const { colors, fonts, sections } = magazine;
const withRoles = (roles: object) => ({ ...colors, roles: { ...colors.roles, ...roles } });
const withColor = (name: string, color: string) => ({ ...colors, palette: { ...colors.palette, [name]: color } });
const withHeading = (heading: object) => ({ ...fonts, heading });
const withSection = (name: string, section: object | undefined) => ({ ...sections, [name]: section });
const withNews = (changes: object) => withSection("news", { ...sections.news, ...changes });
const { search: _search, ...withoutSearch } = sections;

test("the magazine's own configuration has no fault", () => {
  expect(faultsOf(magazine)).toEqual([]);
});

test.each<[name: string, change: object, says: RegExp]>([
  ["a malformed locale", { locale: "es_AR" }, /^locale: no es un idioma con su país/],
  ["an unknown zone", { zone: "America/Nowhere" }, /^zone: no es una zona horaria/],
  ["a language by its name", { languages: ["es", "English"] }, /^languages\.1: no es el código de un idioma/],
  ["a language of editors without messages", { editorsLanguage: "fr" }, /^editorsLanguage: /],
  ["a language twice", { languages: ["es", "es"] }, /^languages: tiene un idioma dos veces/],
  ["a language that readers cannot choose", { language: "pt" }, /^language: no está en languages/],
  ["a number for a text", { zone: 3 }, /^zone: .*texto/],
  ["a missing locale", { locale: undefined }, /^locale: /],
  ["an unknown kind of page", { sections: withSection("shop", sections.who) }, /^sections\.shop: .*ningún tipo/],
  ["a missing page of every magazine", { sections: withoutSearch }, /^sections\.search: /],
  ["a list without documents", { sections: withSection("news", sections.who) }, /^sections\.news\.documents: /],
  ["documents of a page without them", { sections: withSection("who", sections.news) }, /^sections\.who: .*documents/],
  [
    "an address without a slash",
    { sections: withSection("who", { address: "who" }) },
    /^sections\.who\.address: no es/,
  ],
  ["an address twice", { sections: withNews({ address: "/WHO" }) }, /^sections\.news\.address: es la de who/],
  ["one address for all documents", { sections: withNews({ documents: "/a" }) }, /^sections\.news\.documents: .*:slug/],
  ["a page twice in the menu", { menu: ["who", "who"] }, /^menu: tiene una página dos veces/],
  ["a page that is undefined", { sections: withSection("news", undefined) }, /^sections\.news: /],
  ["an unknown page in the menu", { menu: ["who", "shop"] }, /^menu: .*sections/],
  ["a malformed segment", { words: { page: "página", role: "rol" } }, /^words\.page: /],
  ["a network without an icon", { networks: { photos: { name: "Fotos" } } }, /\nnetworks\.photos\.icon: /],
  ["a colour by its name", { colors: withColor("ink", "black") }, /^colors\.palette\.ink: /],
  ["a colour with the name of a role", { colors: withColor("accent", "#FF2D95") }, /^colors\.palette\.accent: /],
  ["an unknown colour", { colors: withRoles({ accent: "rose" }) }, /^colors\.roles\.accent: «rose» no está/],
  ["a text on its own ground", { colors: withRoles({ text: "black" }) }, /^colors\.roles\.text: .* 1,0 con ground/],
  ["a dark accent on black", { colors: withRoles({ accent: "blue" }) }, /^colors\.roles\.accent: .* con ground/],
  ["accents on white", { colors: withRoles({ ground: "white", text: "black" }) }, /roles\.focus: .* con ground/],
  ["a transparent ground", { colors: withRoles({ ground: "veil" }) }, /^colors\.roles\.ground: deja ver/],
  [
    "a font that is not installed",
    { fonts: withHeading({ package: "@fontsource/lora" }) },
    /^fonts\.heading\.package: @fontsource\/lora no está instalado: npm install @fontsource\/lora$/,
  ],
  ["a font that is not of Fontsource", { fonts: withHeading({ package: "anton" }) }, /^fonts\.heading\.package: no es/],
  [
    "a style that a font lacks",
    { fonts: withHeading({ package: "@fontsource/anton", style: "italic" }) },
    /^fonts\.heading\.style: .* no tiene italic, sino normal/,
  ],
  [
    "a weight that a font lacks",
    { fonts: withHeading({ package: "@fontsource/anton", weight: 700 }) },
    /^fonts\.heading\.weight: .* no tiene el peso 700, sino 400/,
  ],
  [
    "a weight beyond the range of a variable font",
    { fonts: withHeading({ package: "@fontsource-variable/fraunces", weight: 950 }) },
    /^fonts\.heading\.weight: .* no tiene el peso 950, sino de 100 a 900/,
  ],
  ["a weight of the body", { fonts: { ...fonts, body: { ...fonts.body, weight: 300 } } }, /^fonts\.body: .*weight/],
  ["an unknown field", { timezone: "UTC" }, /timezone/],
])("a fault is reported with its field: %s", (_name, change, says) => {
  expect(faultsOf({ ...magazine, ...change }).join("\n")).toMatch(says);
});

const list = <Address extends `/${string}`>(address: Address) => ({ address, documents: `${address}/:slug` as const });

test.each<[name: string, change: object, says: RegExp]>([
  ["a missing field", { category: undefined }, /^sections\.podcasts\.category: /],
  ["an unknown choice", { category: "Moda" }, /^sections\.podcasts\.category: /],
  ["a picture in another format", { cover: "tapa.webp" }, /^sections\.podcasts\.cover: no es/],
  ["a field that the type does not know", { cost: 3 }, /^sections\.podcasts: .*cost/],
])("a type reports a fault of its page: %s", async (_name, change, says) => {
  const show = { ...list("/escuchar"), category: "Arts", explicit: false, cover: "a.png" };
  const faults = await faultsOfSection("sections.podcasts", { ...show, ...change }, podcasts.section?.("no-folder"));
  expect(faults).toContainEqual(expect.stringMatching(says));
});

test.each<[name: string, categories: Record<string, { es: string }>]>([
  ["with accents", { Todo: { es: "Todo" }, Música: { es: "Música" } }],
  ["twice, in other letters", { TODO: { es: "Todo" }, todo: { es: "Todo" } }],
  ["with the name of the videos' category", { TODO: { es: "Todo" }, video: { es: "Video" } }],
])("a category %s is a fault", async (_name, categories) => {
  const showcase = { ...list("/proyectos"), categories };
  const faults = await faultsOfSection("sections.made-in-arg", showcase, cards.section?.("no-folder"));
  expect(faults).toContainEqual(expect.stringMatching(/^sections\.made-in-arg\.categories: .*letras sin acento/));
});

test("a category whose label is in no language of the magazine is a fault", async () => {
  const showcase = { ...list("/proyectos"), categories: { TODO: { fr: "Tout" } } };
  const faults = await faultsOfSection("sections.made-in-arg", showcase, cards.section?.("no-folder"));
  expect(faults.join("\n")).toMatch(/^sections\.made-in-arg\.categories\.TODO: /m);
});
