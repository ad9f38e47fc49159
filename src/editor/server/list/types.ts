/** The types of documents, as the editor knows them. */
import { archetypeOf, isAuthored } from "../../../content/authoring/creating/archetypes.ts";
import { formOf, namesOf } from "../../../content/authoring/schemas/form-of.ts";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { EditorType } from "../../contract/protocol.ts";

/** Those that are published day by day first. */
export const editorTypes = (): EditorType[] =>
  Object.entries(contentConfig.collections)
    .map(([name, collection]) => typeOf(name, collection))
    .toSorted((a, b) => rankOf(b) - rankOf(a));

const rankOf = ({ hasDay, hasDrafts }: EditorType) => Number(hasDay) + Number(hasDrafts);

function typeOf(name: string, collection: Collection): EditorType {
  const form = formOf(collection);
  const { properties = {} } = form;
  return {
    name,
    ...namesOf(collection),
    form,
    hasDrafts: "draft" in properties,
    hasDay: "published" in properties,
    hasBody: collection.extension === ".md",
    singleton: collection.singleton === true,
    isFixed: Boolean(collection.singleton ?? collection.fixed),
  };
}

/** Stands for the name of a document, to see which field gets it. */
const NAME = "\0";

/** The field that says what a document is called: the one that a new document has its name in. */
export function nameFieldOf(type: string): string {
  if (!isAuthored(type)) return collectionOf(contentConfig, type).fixed ? "title" : "name";
  const fields = archetypeOf(type).fields({ slug: "", name: NAME, today: "", existing: [] });
  return Object.keys(fields).find((field) => fields[field] === NAME) ?? "name";
}
