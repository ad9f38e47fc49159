/** The contents of an export, independent of the program that wrote it. */
import { messages } from "../messages/messages.ts";

/** Collects notes on what was lost: sentences, each with the values concerned. */
export class Notes {
  readonly #said = new Map<string, Set<string>>();

  add(sentence: string, about?: string): void {
    const all = this.#said.get(sentence) ?? new Set();
    this.#said.set(sentence, about === undefined ? all : all.add(about));
  }

  /** Notes the fields that have no place in a document, unless they are empty. */
  addFields(fields: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(fields))
      if (value && String(value) !== "")
        this.add(messages.importing.fields, `${name} = ${typeof value === "string" ? value : JSON.stringify(value)}`);
  }

  all(): string[] {
    return Array.from(this.#said, ([sentence, about]) => [sentence, [...about].join("; ")].filter(Boolean).join(": "));
  }
}

/** An author; fields that the export lacks are empty. */
export interface Author {
  name: string;
  link: string;
  biography: string;
  /** The address of the picture. */
  portrait: string;
}

export const authorNamed = (name: string): Author => ({ name, link: "", biography: "", portrait: "" });

/** An item that becomes a document. */
export interface Item {
  /** An identifier that is the same in every export of a site. */
  id: string;
  title: string;
  /** The name for its file; the title is used if this is empty. */
  slug: string;
  /** The addresses of its page, in full or from the root of the site. */
  addresses: string[];
  /** The date in our format; empty if the export has none. */
  published: string;
  subtitle: string;
  /** The language, `es-AR`; empty if the export has none. */
  language: string;
  authors: Author[];
  tags: string[];
  cover?: { src: string; alt: string };
  text: { html: string } | { markdown: string };
  /** The folder of its file, relative to that of the export: pictures may be named from there. */
  folder: string;
  notes: Notes;
}

/** An item that becomes no document. */
export interface LeftOut {
  title: string;
  why: string;
}

export interface Export {
  /** The address of the site; empty if the export has none. */
  site: string;
  items: Item[];
  leftOut: LeftOut[];
  /** Pictures that the export lists separately. */
  attachments: { title: string; url: string }[];
}

export const exportOf = (read: readonly (Item | LeftOut)[], more: Partial<Export> = {}): Export => ({
  site: "",
  attachments: [],
  ...more,
  items: read.filter((each) => "id" in each),
  leftOut: [...read.filter((each) => "why" in each), ...(more.leftOut ?? [])],
});
