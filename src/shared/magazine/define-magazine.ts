/** What `magazine.config.ts` says: everything of a magazine that a developer decides, once, and no editor changes. */
export interface Magazine {
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
}

/** Gives the configuration its type. It may import nothing: it is read in Node, by bundlers and in browsers. */
export const defineMagazine = (magazine: Magazine): Magazine => magazine;
