/** The contents of an export, independent of the program that wrote the export. */
import type { Nodes } from "mdast";
import { append } from "../../shared/append.ts";
import { messages } from "../messages/messages.ts";

/** What a note is about. `at` is the node of `about`; `"words"` means the first node that contains `about`. */
interface Subject {
  about: string | undefined;
  at: Nodes | "words" | undefined;
}

/** Collects notes on what was lost. Each note is a sentence with the affected values and their lines. */
export class Notes {
  readonly #notes = new Map<string, Subject[]>();
  #lines: ReadonlyMap<Nodes, number> = new Map();
  #lineOffset = 0;

  add(sentence: string, about?: string, at?: Subject["at"]): void {
    append(this.#notes, sentence, { about, at });
  }

  /** Adds a note for each field that does not fit into a document, unless the field is empty. */
  addFields(fields: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(fields))
      if (value && String(value) !== "")
        this.add(messages.importing.fields, `${name} = ${typeof value === "string" ? value : JSON.stringify(value)}`);
  }

  /** Assigns the notes of a node to the node that replaces it. */
  move(from: Nodes, to: Nodes | undefined): void {
    for (const subject of [...this.#notes.values()].flat()) if (subject.at === from) subject.at = to;
  }

  /** Sets the line of each node in the text, and the number of lines above the text. */
  setLines(lines: ReadonlyMap<Nodes, number>, offset: number): void {
    this.#lines = lines;
    this.#lineOffset = offset;
  }

  all(): string[] {
    return Array.from(this.#notes, ([sentence, subjects]) => {
      const about = new Set(subjects.map((each) => this.#withLine(each)).filter(Boolean));
      return [sentence, [...about].join("; ")].filter(Boolean).join(": ");
    });
  }

  #withLine({ about = "", at }: Subject): string {
    const node = at === "words" ? [...this.#lines.keys()].find((each) => containsWords(each, about)) : at;
    const line = node && this.#lines.get(node);
    return line === undefined ? about : messages.importing.onLine(about, line + this.#lineOffset);
  }
}

const toOneLine = (text: string) => text.replace(/\s+/g, " ");

const containsWords = (node: Nodes, words: string) =>
  "value" in node && toOneLine(node.value).includes(toOneLine(words));

/** An author. Fields that the export lacks are `""`. */
export interface Author {
  name: string;
  link: string;
  biography: string;
  /** The URL of the author's picture. */
  portrait: string;
}

export const authorNamed = (name: string): Author => ({ name, link: "", biography: "", portrait: "" });

/** An item that becomes a document. */
export interface Item {
  /** An identifier that is the same in every export of a site. */
  id: string;
  title: string;
  /** The preferred name of the document's file; `""` if the name is to be made from the title. */
  slug: string;
  /** The addresses of the item's page, absolute or from the root of the site. */
  addresses: string[];
  /** The date of publication in the magazine's format; `""` if the export has none. */
  published: string;
  subtitle: string;
  /** The language, such as `es-AR`; `""` if the export has none. */
  language: string;
  authors: Author[];
  tags: string[];
  cover?: { src: string; alt: string };
  text: { html: string } | { markdown: string };
  /**
   * The folder of the item's file, relative to the folder of the export. Paths of pictures may be relative to this
   * folder.
   */
  folder: string;
  notes: Notes;
}

/** An item that does not become a document. */
export interface LeftOut {
  title: string;
  why: string;
}

export interface Export {
  /** The URL of the site; `""` if the export has none. */
  site: string;
  items: Item[];
  leftOut: LeftOut[];
  /** Pictures that the export lists separately. */
  attachments: { title: string; url: string }[];
}

export const exportOf = (results: readonly (Item | LeftOut)[], more: Partial<Export> = {}): Export => ({
  site: "",
  attachments: [],
  ...more,
  items: results.filter((each) => "id" in each),
  leftOut: [...results.filter((each) => "why" in each), ...(more.leftOut ?? [])],
});
