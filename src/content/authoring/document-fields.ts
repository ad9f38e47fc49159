/** A document as its file says it, before any schema: what a form shows and changes. */

import type { Fields } from "../../shared/values.ts";

export type { Fields, Value } from "../../shared/values.ts";

export interface DocumentFields {
  /** What the YAML says. */
  fields: Fields;
  /** The text of a Markdown file, without the blank lines around it; absent in YAML files. */
  body?: string;
}
