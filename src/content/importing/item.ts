/** What an export holds, whatever program wrote it. */
import { messages } from "../messages/messages.ts";

/** What could not be taken, in sentences, each with all that it is about. */
export class Notes {
  readonly #said = new Map<string, Set<string>>();

  add(sentence: string, about?: string): void {
    const all = this.#said.get(sentence) ?? new Set();
    this.#said.set(sentence, about === undefined ? all : all.add(about));
  }

  /** Fields of another program that have no place here; those that say something. */
  addFields(fields: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(fields))
      if (value && String(value) !== "")
        this.add(messages.importing.fields, `${name} = ${typeof value === "string" ? value : JSON.stringify(value)}`);
  }

  all(): string[] {
    return Array.from(this.#said, ([sentence, about]) => [sentence, [...about].join("; ")].filter(Boolean).join(": "));
  }
}

/** Each empty where the export does not say. */
export interface Author {
  name: string;
  link: string;
  biography: string;
  /** Address of the picture. */
  portrait: string;
}

export const authorNamed = (name: string): Author => ({ name, link: "", biography: "", portrait: "" });

/** What becomes a document. */
export interface Item {
  /** The same in every export of the same site. */
  id: string;
  title: string;
  /** After which its file is named; the title where it is empty. */
  slug: string;
  /** Those of its page, in full or from the root of the site. */
  addresses: string[];
  /** As documents write it; empty where the export does not say. */
  published: string;
  subtitle: string;
  /** `es-AR`; empty where the export does not say. */
  language: string;
  authors: Author[];
  tags: string[];
  cover?: { src: string; alt: string };
  text: { html: string } | { markdown: string };
  /** Path of the folder of its file from that of the export: pictures may be named from there. */
  folder: string;
  notes: Notes;
}

/** What becomes none. */
export interface LeftOut {
  title: string;
  why: string;
}

export interface Export {
  /** Address of the site; empty where the export does not say. */
  site: string;
  items: Item[];
  leftOut: LeftOut[];
  /** Pictures that the export lists by themselves. */
  attachments: { title: string; url: string }[];
}

export const exportOf = (read: readonly (Item | LeftOut)[], more: Partial<Export> = {}): Export => ({
  site: "",
  attachments: [],
  ...more,
  items: read.filter((each) => "id" in each),
  leftOut: [...read.filter((each) => "why" in each), ...(more.leftOut ?? [])],
});
