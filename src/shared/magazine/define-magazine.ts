/** What `magazine.config.ts` says: everything of a magazine that a developer decides, once, and no editor changes. */
import type { AddressPattern } from "../compiled/address.ts";
import type { OwnPage } from "./pages.ts";

export interface Magazine<Color extends string = string> {
  /**
   * Language and country, `es-AR`: what feeds, manifest, structured data and social networks are told. By BCP 47,
   * https://www.rfc-editor.org/info/bcp47
   */
  locale: string;
  /** Where its days begin and end, by its name in the IANA database: `America/Argentina/Buenos_Aires`. */
  zone: string;
  /**
   * Language in which pages are prerendered, and of documents that name no other. Its texts are complete:
   * `public/locales/<language>/translation.json`.
   */
  language: string;
  /** Languages of the interface, in the order of their buttons, and those in which documents may be written. */
  languages: readonly string[];
  /** The language of the editor, of the commands and of what is wrong with a document. */
  editorsLanguage: EditorsLanguage;
  /**
   * The pages by their names, in the order of the sitemap. A page that is left out is not there, nor is the type of
   * documents that it lists: `type.ts` in the folder of a type names its page.
   */
  sections: Record<OwnPage, Section> & Readonly<Record<string, Section>>;
  /** The pages that the menu has; in which order readers see them is content. */
  menu: readonly string[];
  /** Other spellings under which addresses are known: `/Club-Pompa`. */
  spellings?: readonly string[];
  /** The documents are published as JSON too, for other sites and apps: docs/api.md. Not where this is left out. */
  api?: boolean;
  /** Segments of addresses: `/issues/pagina/2`, `/colaboradores/rol/fotografia`. */
  words: { page: string; role: string };
  /** Where the magazine has a profile, by the key of its address in `content/site.yaml`; in the order of the footer. */
  networks: Readonly<Record<string, Network>>;
  /** Its typefaces, each a package of Fontsource, https://fontsource.org: of its folder, or else of this checkout. */
  fonts: {
    heading: HeadingFont;
    tagline: Font;
    /** One of a variable package has every weight that texts use. */
    body: Omit<Font, "weight">;
  };
  colors: {
    /** Each by a name of its own, `#rrggbb`; `line` and `veil` may let through what is behind them, by `rgba`. */
    palette: Readonly<Record<Color, string>>;
    /** Which of them is what; black and white are there, too. */
    roles: Readonly<Record<Role, NoInfer<Color> | "black" | "white">>;
  };
}

export interface Font {
  /** `@fontsource/anton`, or `@fontsource-variable/inter` where one file has many weights. */
  package: string;
  /** From 1 to 1000, 400 where none is said. */
  weight?: number;
  /** `normal` where none is said. */
  style?: "normal" | "italic";
}

interface HeadingFont extends Font {
  /** They are set in capitals. */
  capitals?: boolean;
  /** Its letters are heavy, whatever their weight is called: what stands in for it is bold, as from a weight of 600 on. */
  bold?: boolean;
}

/** Those of `src/content/messages` and `src/editor/messages`. */
export type EditorsLanguage = "en" | "es";

/**
 * What a colour is for. On `ground`, which may be dark or light, have to be read: `text`, `primary`, `muted`, `news`,
 * `accent`, `focus` and `found`; `text` on `secondary` and on `raised`; what has the colour of the ground on `club`
 * (4.5 to 1, WCAG 2.2 criterion 1.4.3). `clubStrong` and `accentStrong` are for readers who ask for more contrast (7 to
 * 1, criterion 1.4.6).
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
  /** In its canonical spelling; letter case does not count. */
  address: string;
  /** The addresses of the documents that it lists, where these have a page each: `/News/:slug`. */
  documents?: AddressPattern;
  /** Language of its name in the menu, where that is the same in every language of the interface. */
  named?: string;
  /** What the type that it lists asks for beside: `section` in its `schema.ts`. */
  [asked: string]: unknown;
}

interface Network {
  /** As readers know it. */
  name: string;
  /** What it is, as editors read it: `Perfil de fotos`. */
  kind: string;
  /** The address of a profile there. */
  example: string;
  /** Lines of its icon, for a square of 24: the `d` of an SVG path. */
  icon: string;
}

/** Gives the configuration its type. It may import nothing: it is read in Node, by bundlers and in browsers. */
export const defineMagazine = <const Color extends string>(magazine: Magazine<Color>): Magazine<Color> => magazine;
