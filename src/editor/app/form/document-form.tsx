/** The form of a document, from its schema. */
import { chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Fields, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorProblem, EditorState } from "../../contract/protocol.ts";
import { useLatest } from "../use-latest.ts";
import { GroupParts } from "./group-parts.tsx";
import { createFieldStore } from "./field-store.ts";
import { FieldProblems } from "./field-problems.tsx";
import type { FieldPath } from "./fields/field-path.ts";
import { placeProblems } from "./fields/place-problems.ts";
import { type ChangeField, DocumentContext, EntriesContext, ToolsContext } from "./form-context.ts";
import { kindOf } from "./kinds/kinds.ts";
import { createProblemStore } from "./problem-store.ts";

export interface DocumentFormProps {
  form: FormSchema;
  /** What the file says; `body` is the text of a Markdown file. */
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
  // Of the state its entries alone change while a document is open.
  const [context] = useState({ now: state.now, types: state.types, file });
  const latest = useLatest(onChange);
  const change = useCallback<ChangeField>((path, value) => latest.current(path, value), [latest]);
  // Nothing changes once the form has gone.
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
          <chakra.form noValidate aria-label={messages.form.fields} maxWidth="34rem" width="full" onSubmit={stay}>
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

/** Enter in a field sends nothing: the editor saves. */
const stay = (event: FormEvent) => event.preventDefault();
