/** Types of compiled content, as pages receive it: pictures, texts and references are objects here. */

/**
 * Picture as pages show it. Width and height are CSS pixels of the original. Addresses begin at the root of the host.
 * Each WebP file has an AVIF file of the same name in the same folder: see `picture-markup.ts`.
 */
export interface Picture {
  /** Address of the largest WebP file. */
  src: string;
  /** WebP files of all widths, as a `srcset` attribute. */
  srcSet: string;
  width: number;
  height: number;
  /** Colours that are shown from top to bottom while the picture loads; each has three hexadecimal digits. */
  placeholder: string;
  /** Point that stays visible if the picture is cropped, as `object-position`: `40% 20%`; absent for the centre. */
  focus?: string | undefined;
}

/** Markdown text, rendered by the compiler. The HTML is safe, because raw HTML in content is reported as a problem. */
export interface RichText {
  html: string;
  /** Number of words, for the reading time. */
  words: number;
  /** Beginning of the text without markup, at most 160 characters, for descriptions. */
  excerpt: string;
}

/** File that is published without changes. */
export interface PublishedFile {
  /** Address from the root of the host. */
  src: string;
  bytes: number;
}

/** Reason why only editors see a document: the document is a draft, or the time of its publication is in the future. */
export type Unpublished = "draft" | "scheduled";

/** Replaces the tagged values of a parsed document with the values that pages show. */
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
