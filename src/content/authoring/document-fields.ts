/** A document as its file says it, before any schema: what a form shows and changes. */

export type Value = null | boolean | number | string | Value[] | Fields;

export interface Fields {
  [name: string]: Value;
}

export interface DocumentFields {
  /** What the YAML says. */
  fields: Fields;
  /** The text of a Markdown file, without the blank lines around it; absent in YAML files. */
  body?: string;
}
