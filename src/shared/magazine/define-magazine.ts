/**
 * Configuration of a magazine, `magazine.config.ts`: everything that a developer decides once and editors do not
 * change.
 */
import type { AddressPattern } from "../compiled/address.ts";
import type { RequiredPage } from "./pages.ts";

export interface Magazine<Color extends string = string> {
  /**
   * Language and country for feeds, manifest, structured data and social networks: a tag of BCP 47, `es-AR`.
   * https://www.rfc-editor.org/info/bcp47
   */
  locale: string;
  /** Time zone of the magazine, by its name in the IANA database: `America/Argentina/Buenos_Aires`. */
  zone: string;
  /**
   * Language of prerendered pages, and of documents that name no other language. The translations of this language
   * must be complete: `public/locales/<language>/translation.json`.
   */
  language: string;
  /** Languages of the site's interface, in the order of their buttons. Documents may use any of these languages. */
  languages: readonly string[];
  /** Language of the editor, of the commands, and of the problems reported in documents. */
  editorsLanguage: EditorsLanguage;
  /**
   * Pages by name, in the order of the sitemap. If a page is left out, the magazine has neither the page nor the
   * document type that the page lists. `type.ts` in the folder of a type names the page.
   */
  sections: Record<RequiredPage, Section> & Readonly<Record<string, Section>>;
  /** Pages of the menu. The content decides the order in which readers see these pages. */
  menu: readonly string[];
  /** Known alternative spellings of addresses, such as `/Club-Pompa`. */
  spellings?: readonly string[];
  /** Whether documents are also published as JSON, for other sites and apps (docs/api.md); false by default. */
  api?: boolean;
  /** Words in addresses, such as `pagina` in `/issues/pagina/2` and `rol` in `/colaboradores/rol/fotografia`. */
  words: { page: string; role: string };
  /**
   * Networks where the magazine has a profile, by key, in the order of the footer. In `content/site.yaml`, the URL of
   * the profile has the same key.
   */
  networks: Readonly<Record<string, Network>>;
  /**
   * Typefaces. Each is a package of Fontsource (https://fontsource.org) in the magazine's folder or else in the engine.
   */
  fonts: {
    heading: HeadingFont;
    tagline: Font;
    /** Typeface of texts. A variable package has every weight that texts use. */
    body: Omit<Font, "weight">;
  };
  colors: {
    /** Colours by name, `#rrggbb`. The colours of the roles `line` and `veil` may be translucent (`rgba`). */
    palette: Readonly<Record<Color, string>>;
    /** Colour of each role; black and white exist in every palette. */
    roles: Readonly<Record<Role, NoInfer<Color> | "black" | "white">>;
  };
}

export interface Font {
  /**
   * Name of the package: `@fontsource/anton`, or `@fontsource-variable/inter` for a font with many weights in one file.
   */
  package: string;
  /** Font weight from 1 to 1000; 400 by default. */
  weight?: number;
  /** Font style; `normal` by default. */
  style?: "normal" | "italic";
}

interface HeadingFont extends Font {
  /** Whether headings are set in capitals. */
  capitals?: boolean;
  /**
   * Whether the letters look heavy even if `weight` is low. The fallback font is bold for letters that look heavy, and
   * for weights of 600 and more.
   */
  bold?: boolean;
}

/** Languages of the messages in `src/content/messages` and `src/editor/messages`. */
export type EditorsLanguage = "en" | "es";

/**
 * Use of a colour. The contrast ratio has to be at least 4.5 (WCAG 2.2 criterion 1.4.3) for `primary`, `muted`, `news`,
 * `accent`, `focus` and `found` on `ground`, which may be dark or light; for `text` on `secondary`; and for `ground` on
 * `club`. The ratio has to be at least 7 (criterion 1.4.6) for `text` on `ground` and on `raised`, and for `clubStrong`
 * and `accentStrong` on `ground`. These two strong colours are for readers who prefer more contrast.
 */
export type Role =
  | "ground"
  | "raised"
  | "veil"
  | "text"
  | "muted"
  | "line"
  | "primary"
  | "secondary"
  | "news"
  | "club"
  | "clubStrong"
  | "accent"
  | "accentStrong"
  | "focus"
  | "found";

export interface Section {
  /** Address in its canonical spelling. Readers may use any letter case. */
  address: string;
  /** Route pattern of the listed documents, if each of them has a page: `/News/:slug`. */
  documents?: AddressPattern;
  /**
   * Categories of the filter: the word for each category in documents and addresses, with a label in each language.
   * The first category means all documents. Without this field, the page has no filter.
   */
  categories?: CategoryLabels;
  /** Additional fields that the listed document type requires, as defined by `section` in the type's `schema.ts`. */
  [field: string]: unknown;
}

/** Labels of categories in each language, by the word for the category in documents and addresses. */
export type CategoryLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Network {
  /** Name of the network as readers know it. */
  name: string;
  /** Description for editors: `Perfil de fotos`. */
  kind: string;
  /** Example of the URL of a profile. */
  example: string;
  /** Icon in a square of 24 × 24 units: the `d` attribute of an SVG path. */
  icon: string;
}

/**
 * Lets TypeScript check the configuration, and returns it unchanged. `magazine.config.ts` may import only this
 * function, because Node, bundlers and browsers read that file.
 */
export const defineMagazine = <const Color extends string>(magazine: Magazine<Color>): Magazine<Color> => magazine;
