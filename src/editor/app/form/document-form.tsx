/** The form of a document, from its schema. */
import { chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorProblem, EditorState } from "../../contract/protocol.ts";
import { useLatest } from "../use-latest.ts";
import { GroupParts } from "./group-parts.tsx";
import {
  createFieldStore,
  createProblemStore,
  type ProblemsByField,
  type ChangeField,
  DocumentContext,
  EntriesContext,
  ToolsContext,
} from "./use-field.ts";
import { FieldProblems } from "./field-frame.tsx";
import { type FieldPath, fieldName, pathOf, isFields, valueAt } from "../../../shared/values.ts";
import { kindOf } from "./kinds/kinds.ts";
import { fits } from "./field-kind.ts";

export interface DocumentFormProps {
  form: FormSchema;
  /** The content; `body` is the text of a Markdown file. */
  fields: Fields;
  problems: readonly EditorProblem[];
  onChange: ChangeField;
  file: string;
  state: EditorState;
}

const DOCUMENT: FieldPath = [];

export function DocumentForm({ form, fields, problems, onChange, file, state }: DocumentFormProps) {
  const [problemStore] = useState(createProblemStore);
  const [store] = useState(() => createFieldStore(fields));
  // Only the entries of the state change while a document is open.
  const [context] = useState({ now: state.now, types: state.types, file });
  const latest = useLatest(onChange);
  const change = useCallback<ChangeField>((path, value) => latest.current(path, value), [latest]);
  // A form that is gone changes nothing.
  useEffect(() => () => void (latest.current = () => undefined), [latest]);
  const tools = useMemo(() => ({ change, store, problems: problemStore, kindOf }), [change, store, problemStore]);
  useLayoutEffect(() => store.put(fields), [store, fields]);
  useLayoutEffect(
    () => problemStore.put(placeProblems(form, fields, problems)),
    [problemStore, form, fields, problems],
  );
  return (
    <ToolsContext value={tools}>
      <DocumentContext value={context}>
        <EntriesContext value={state.entries}>
          <chakra.form
            noValidate
            aria-label={messages.form.fields}
            maxWidth="34rem"
            width="full"
            onSubmit={preventSubmit}
          >
            <Flex direction="column" gap="7" data-field="">
              <FieldProblems name="" id="problemas-del-documento" />
              <GroupParts schema={form} path={DOCUMENT} />
            </Flex>
          </chakra.form>
        </EntriesContext>
      </DocumentContext>
    </ToolsContext>
  );
}

/** Enter in a field submits nothing: the editor saves. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

/** Problems by the name of the field that shows them: their own, or the nearest around it; `""` is the document. */
export function placeProblems(form: FormSchema, fields: Fields, problems: readonly EditorProblem[]): ProblemsByField {
  const byField = new Map<string, EditorProblem[]>();
  for (const problem of problems) {
    const name = fieldName(shownPath(form, fields, pathOf(problem.field)));
    byField.set(name, [...(byField.get(name) ?? []), problem]);
  }
  return byField;
}

/** The longest part of a path that the form shows. */
function shownPath(form: FormSchema, fields: Fields, path: FieldPath): FieldPath {
  let schema: FormSchema | undefined = form;
  const end = path.findIndex((key, depth) => {
    const value = valueAt(fields, path.slice(0, depth));
    if (!schema || !shows(schema, value, key, depth === 0)) return true;
    schema = typeof key === "number" ? schema.items : schema.properties?.[key];
    return false;
  });
  return end === -1 ? path : path.slice(0, end);
}

/** Whether a group or list shows a part. Unknown fields are shown where they are in the file. */
function shows(schema: FormSchema, value: Value | undefined, key: string | number, isDocument: boolean): boolean {
  if (!fits(kindOf(schema), value)) return false;
  if (typeof key === "number") return Array.isArray(value) && key < value.length;
  const part = schema.properties?.[key];
  const isThere = isFields(value) && Object.hasOwn(value, key);
  if (!part || part.const !== undefined) return isThere;
  return isThere || isDocument || value !== undefined;
}
