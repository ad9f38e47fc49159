import { useMemo, useSyncExternalStore } from "react";
import type { Value } from "../../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import type { FieldPath } from "../fields/field-path.ts";
import { useTools } from "../form-context.ts";
import { type Followed, followIds } from "./follow-ids.ts";
import { itemsOf } from "./items-of.ts";

/** Identifiers of the items, which each keeps through changes, also those that come from outside, such as undo. */
export function useIds(path: FieldPath, schema: FormSchema): readonly string[] {
  const { store } = useTools();
  const follow = useMemo(() => createFollower(schema), [schema]);
  return useSyncExternalStore(store.subscribe, () => follow(store.at(path)));
}

/** Value of a list → identifiers: the same array until an item comes, goes or moves. */
function createFollower(schema: FormSchema): (value: Value | undefined) => readonly string[] {
  let known: Followed & { value?: Value | undefined } = { items: [], ids: [] };
  return (value) => {
    if (value !== known.value || known.ids.length === 0) {
      const items = itemsOf(value, schema);
      known = { value, items, ids: followIds(known, items, () => crypto.randomUUID()) };
    }
    return known.ids;
  };
}
