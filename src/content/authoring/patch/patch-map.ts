/** Fields below one another: each that changed keeps its place, new ones go where the schema has them. */
import type { Fields, Value } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { PatchedYaml } from "./file-style.ts";
import { joinRows, newText, type Row } from "./rows.ts";
import { fieldOf, namesOf } from "./schema-order.ts";
import type { Block, Child } from "./tree.ts";
import { writeField } from "./write-value.ts";

/** A field or an item with another value, from its key or dash to the end of its last line. */
export type PatchChild = (yaml: PatchedYaml, child: Child, wanted: Value, form: FormSchema | undefined) => string;

interface Target {
  wanted: Fields;
  form: FormSchema | undefined;
}

export function patchMap(yaml: PatchedYaml, map: Block, { wanted, form }: Target, patchChild: PatchChild): string {
  const rows = new Map<string, Row>();
  // What the file begins with stays there, whatever field is the first.
  const header = map.from === 0 ? (map.children[0]?.lead ?? "") : "";
  let comments = "";
  for (const child of map.children) {
    comments += child === map.children[0] && header ? "" : child.lead;
    if (!(child.name in wanted)) continue;
    const text = patchChild(yaml, child, wanted[child.name] ?? null, fieldOf(form, child.name));
    rows.set(child.name, { lead: comments, text });
    comments = "";
  }
  const place = { column: map.column, style: yaml.style, form };
  const ordered = namesOf(wanted, [...rows.keys()], form).map(
    (name) => rows.get(name) ?? { lead: "", text: newText(writeField(name, wanted[name] ?? null, place), place) },
  );
  return header + joinRows(map, ordered, comments);
}
