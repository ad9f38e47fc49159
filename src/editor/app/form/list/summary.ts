/** An item of a list in one line: the first texts that it says, and its first picture. */
import type { Value } from "../../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import { type Kind, kindOf } from "../fields/kind-of.ts";
import { isFields } from "../../../../shared/values.ts";

export interface Summary {
  /** Empty while the item says nothing. */
  title: string;
  /** Name of the picture in the document. */
  picture: string;
}

const MOST_TEXTS = 2;

/** Addresses, colours, files and few choices say little about an item. */
const TELLING: ReadonlySet<Kind> = new Set<Kind>(["text", "long-text", "group", "picture", "reference", "select"]);

export function summaryOf(schema: FormSchema, value: Value | undefined): Summary {
  const kind = kindOf(schema);
  if (kind === "group" || kind === "picture") return ofFields(schema, value);
  return { title: typeof value === "object" || value === undefined ? "" : String(value).trim(), picture: "" };
}

function ofFields(schema: FormSchema, value: Value | undefined): Summary {
  if (!isFields(value)) return { title: "", picture: "" };
  const isPicture = kindOf(schema) === "picture";
  const src = isPicture && typeof value["src"] === "string" ? value["src"] : undefined;
  const parts = Object.entries(schema.properties ?? {})
    .filter(([name]) => !isPicture || name !== "src")
    .map(([name, part]) => ofPart(part, value[name]));
  const titles = parts.map(({ title }) => title).filter((title) => title !== "");
  const picture = src ?? parts.map((part) => part.picture).find((each) => each !== "") ?? "";
  return { title: titles.slice(0, isPicture ? 1 : MOST_TEXTS).join(" · "), picture };
}

function ofPart(schema: FormSchema, value: Value | undefined): Summary {
  const kind = kindOf(schema);
  return TELLING.has(kind) ? summaryOf(schema, value) : { title: "", picture: "" };
}
