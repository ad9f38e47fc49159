/** The form of a document, from its schema. */
import { chakra, Flex } from "@chakra-ui/react";
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Fields } from "../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../content/authoring/form/form-schema.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import { GroupParts } from "./controls/group-parts.tsx";
import type { FormDesk } from "./desk.ts";
import { createFieldStore } from "./field-store.ts";
import { FieldProblems } from "./field-problems.tsx";
import type { FieldPath } from "./fields/field-path.ts";
import { placeProblems } from "./fields/place-problems.ts";
import { type Change, DeskContext, EntriesContext, ToolsContext } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { createProblemBoard } from "./problem-board.ts";

export interface DocumentFormProps {
  form: FormSchema;
  /** What the file says; `body` is the text of a Markdown file. */
  fields: Fields;
  problems: readonly EditorProblem[];
  onChange: Change;
  /** Only its entries may change while its file does not. */
  desk: FormDesk;
}

const DOCUMENT: FieldPath = [];

export function DocumentForm({ form, fields, problems, onChange, desk }: DocumentFormProps) {
  const [board] = useState(createProblemBoard);
  const [store] = useState(() => createFieldStore(fields));
  const [kept, keep] = useState(desk);
  if (kept.file !== desk.file) keep(desk);
  const change = useLatest(onChange);
  const tools = useMemo(() => ({ change, store, board }), [change, store, board]);
  useLayoutEffect(() => store.put(fields), [store, fields]);
  useLayoutEffect(() => board.put(placeProblems(form, fields, problems)), [board, form, fields, problems]);
  return (
    <ToolsContext value={tools}>
      <DeskContext value={kept}>
        <EntriesContext value={desk.entries}>
          <chakra.form noValidate aria-label="Campos del documento" maxWidth="34rem" width="full" onSubmit={stay}>
            <Flex direction="column" gap="7" data-field="">
              <FieldProblems name="" id="problemas-del-documento" />
              <GroupParts schema={form} path={DOCUMENT} Field={FormField} />
            </Flex>
          </chakra.form>
        </EntriesContext>
      </DeskContext>
    </ToolsContext>
  );
}

/** Enter in a field sends nothing: the editor saves. */
const stay = (event: FormEvent) => event.preventDefault();

/** One function that calls what `onChange` is by then, and nothing once the form has gone. */
function useLatest(onChange: Change): Change {
  const latest = useRef<Change | undefined>(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => (latest.current = undefined), []);
  return useCallback<Change>((path, value) => latest.current?.(path, value), []);
}
