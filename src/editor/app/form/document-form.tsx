/** The form of a document, derived from the schema of its type. */
import { chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorProblem, EditorState } from "../../contract/protocol.ts";
import { useLatest } from "../use-latest.ts";
import { DocumentParts } from "./document-parts.tsx";
import {
  createFieldStore,
  createProblemStore,
  type ProblemsByField,
  type ChangeField,
  DocumentContext,
  StateContext,
  ToolsContext,
} from "./use-field.ts";
import { FieldProblems } from "./field-frame.tsx";
import { type FieldPath, fieldName, pathOf, isFields, valueAt } from "../../../shared/values.ts";
import { kindOf } from "./kinds/kinds.ts";
import { fits } from "./field-kind.ts";

export interface DocumentFormProps {
  form: FormSchema;
  /** The content of the document; `body` is the text of a Markdown file. */
  fields: Fields;
  problems: readonly EditorProblem[];
  onChange: ChangeField;
  file: string;
  state: EditorState;
}

export function DocumentForm({ form, fields, problems, onChange, file, state }: DocumentFormProps) {
  const [problemStore] = useState(createProblemStore);
  const [store] = useState(() => createFieldStore(fields));
  // The context stays the same object, because a new object would render all controls again. Values that can change are
  // in `StateContext`.
  const [context] = useState({ types: state.types, blocks: state.blocks, file });
  const latest = useLatest(onChange);
  const change = useCallback<ChangeField>((path, value) => latest.current(path, value), [latest]);
  // After unmounting, changes are ignored, because a late change must not reach the document.
  useEffect(() => () => void (latest.current = () => undefined), [latest]);
  const tools = useMemo(() => ({ change, store, problems: problemStore, kindOf }), [change, store, problemStore]);
  useLayoutEffect(() => store.set(fields), [store, fields]);
  useLayoutEffect(
    () => problemStore.set(groupProblemsByField(form, fields, problems)),
    [problemStore, form, fields, problems],
  );
  return (
    <ToolsContext value={tools}>
      <DocumentContext value={context}>
        <StateContext value={state}>
          <chakra.form
            noValidate
            aria-label={messages.form.fields}
            maxWidth="34rem"
            width="full"
            onSubmit={preventSubmit}
          >
            <Flex direction="column" gap="7" data-field="">
              <FieldProblems name="" id="problemas-del-documento" />
              <DocumentParts schema={form} />
            </Flex>
          </chakra.form>
        </StateContext>
      </DocumentContext>
    </ToolsContext>
  );
}

/** Prevents the browser from submitting the form on Enter in a field, because the editor saves documents itself. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

/**
 * Returns the problems by the name of the field that shows them: the field of the problem or, if the form does not show
 * that field, the nearest shown field around it. Problems of the whole document have the name `""`.
 */
export function groupProblemsByField(
  form: FormSchema,
  fields: Fields,
  problems: readonly EditorProblem[],
): ProblemsByField {
  const byField = new Map<string, EditorProblem[]>();
  for (const problem of problems) {
    const name = fieldName(shownPath(form, fields, pathOf(problem.field)));
    byField.set(name, [...(byField.get(name) ?? []), problem]);
  }
  return byField;
}

/** Returns the beginning of a path, up to the innermost field that the form shows. */
function shownPath(form: FormSchema, fields: Fields, path: FieldPath): FieldPath {
  let schema: FormSchema | undefined = form;
  const end = path.findIndex((key, depth) => {
    const value = valueAt(fields, path.slice(0, depth));
    if (!schema || !isPartShown(schema, value, key, depth === 0)) return true;
    schema = typeof key === "number" ? schema.items : schema.properties?.[key];
    return false;
  });
  return end === -1 ? path : path.slice(0, end);
}

/** Whether the form shows a part of a group or list. Unknown fields are shown if they are in the file. */
function isPartShown(schema: FormSchema, value: Value | undefined, key: string | number, isDocument: boolean): boolean {
  if (!fits(kindOf(schema), value)) return false;
  if (typeof key === "number") return Array.isArray(value) && key < value.length;
  const part = schema.properties?.[key];
  const isPresent = isFields(value) && Object.hasOwn(value, key);
  if (!part || part.const !== undefined) return isPresent;
  return isPresent || isDocument || value !== undefined;
}
