/**
 * What the tagged values of a parsed document become in compiled content. Types only: this is
 * the shape in which pages receive content.
 */

/**
 * A picture ready to be shown: sizes in CSS pixels of the original, addresses from the root of the
 * host. Beside each WebP file stands an AVIF one of the same name: see `avif.ts`.
 */
export interface Picture {
  /** Address of the largest WebP file. */
  src: string;
  /** Every width in WebP, as a `srcset` attribute. */
  srcSet: string;
  width: number;
  height: number;
  /** Colours from top to bottom, three hexadecimal digits each, to show while the picture loads. */
  placeholder: string;
}

/** A Markdown text rendered at build: safe HTML, because raw HTML in content is a problem. */
export interface RichText {
  html: string;
  /** Number of words, for the reading time. */
  words: number;
  /** The beginning of the text without marks, at most 160 characters, for descriptions. */
  excerpt: string;
}

/** A file that is published as it is. */
export interface PublishedFile {
  /** From the root of the host. */
  src: string;
  bytes: number;
}

/** Why only editors see a document: it is a draft, or its day has not come. */
export type Unpublished = "draft" | "scheduled";

/** Replaces the tagged values of a parsed document by what pages show. */
export type Resolved<Value> = Value extends { kind: "image" }
  ? Omit<Value, "kind" | "src"> & Picture
  : Value extends { kind: "markdown" }
    ? RichText
    : Value extends { kind: "file" | "path" }
      ? string
      : Value extends { kind: "audio" }
        ? PublishedFile
        : Value extends { kind: "reference"; type: infer Type }
          ? { type: Type; slug: string }
          : Value extends readonly (infer Item)[]
            ? Resolved<Item>[]
            : Value extends object
              ? { [Key in keyof Value]: Resolved<Value[Key]> }
              : Value;
