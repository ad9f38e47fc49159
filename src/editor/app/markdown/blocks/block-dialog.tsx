import { Button, Dialog, Text } from "@chakra-ui/react";
import { useMemo, useRef, useState } from "react";
import * as messages from "#messages";
import type { BlockForm, Fields, FormSchema, Value } from "../../../../content/authoring/schemas/form-schema.ts";
import { isFields, withValue, type FieldPath, fieldName } from "../../../../shared/values.ts";
import { firstControl, revealField } from "../../form/reveal-field.ts";
import {
  type ChangeField,
  createFieldStore,
  createProblemStore,
  DocumentContext,
  ToolsContext,
  type FormTools,
  useFormContext,
  useTools,
} from "../../form/use-field.ts";
import { useIsKeptOpen } from "../../keep-open.ts";
import { DialogForm, DialogFrame } from "../../layout/dialog.tsx";
import type { TextRange } from "../text/syntax.ts";
import type { EditorProblem } from "../../../contract/protocol.ts";

export interface BlockDraft {
  block: BlockForm;
  values: Fields;
  /** The part of the text that the block replaces; absent for a new block. */
  replaced?: TextRange & { text: string };
}

interface BlockDialogProps {
  draft: BlockDraft;
  onWrite: (values: Fields) => void;
  onClose: () => void;
  /** Returns the element that gets the focus after the dialog closes. */
  returnTo: () => HTMLElement | null;
}

/** Renders the dialog that creates or changes a block, with a form that follows the schema of the block. */
export function BlockDialog({ draft, onWrite, onClose, returnTo }: BlockDialogProps) {
  const { form } = draft.block;
  const body = useRef<HTMLDivElement>(null);
  const context = useFormContext();
  // The fields offer no blocks, because a block cannot contain other blocks.
  const innerContext = useMemo(() => ({ ...context, blocks: [] }), [context]);
  const { kindOf } = useTools();
  const [{ tools, submit }] = useState(() => createForm(draft, kindOf));
  const { Control } = kindOf(form);
  const isUploading = useIsKeptOpen();
  const action = draft.replaced ? messages.markdown.ready : messages.markdown.putPicture;
  return (
    <DialogFrame
      title={form.title ?? ""}
      open
      onClose={onClose}
      closeOnInteractOutside={false}
      initialFocusEl={() => (body.current && firstControl(body.current)) ?? null}
      finalFocusEl={returnTo}
      scrollBehavior="inside"
      size="lg"
    >
      <DialogForm onSubmit={() => submit(onWrite)}>
        <Dialog.Body ref={body} display="grid" alignContent="start" gap="4">
          <Text color="fg.muted">{form.description}</Text>
          <ToolsContext value={tools}>
            <DocumentContext value={innerContext}>
              <Control
                schema={form}
                path={PATH}
                name="block"
                label={form.title ?? ""}
                required
                bare
                write={(value) => tools.change(PATH, value)}
              />
            </DocumentContext>
          </ToolsContext>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {messages.common.cancel}
          </Button>
          <Button type="submit" disabled={isUploading}>
            {isUploading ? `${action} ${messages.document.waitForPicture}` : action}
          </Button>
        </Dialog.Footer>
      </DialogForm>
    </DialogFrame>
  );
}

/** The path of the block. It distinguishes the IDs of the block's fields from those of the document's fields. */
const PATH = ["block"];

/** Creates the stores of the form. After a refused submit, every change checks the form again. */
function createForm({ block, values }: BlockDraft, kindOf: FormTools["kindOf"]) {
  let fields: Fields = { block: values };
  let isRefused = false;
  const [store, problems] = [createFieldStore(fields), createProblemStore()];
  const check = () => {
    const findings = checkBlock(block.form, fields["block"], PATH);
    problems.set(new Map(findings.map((problem) => [problem.field, [problem]])));
    return findings;
  };
  const change: ChangeField = (path, value) => {
    fields = withValue(fields, path, value, { properties: { block: block.form } });
    store.set(fields);
    if (isRefused) check();
  };
  const submit = (onWrite: BlockDialogProps["onWrite"]) => {
    const [firstProblem] = check();
    isRefused = firstProblem !== undefined;
    if (firstProblem) revealField(firstProblem.field);
    else if (isFields(fields["block"])) onWrite(fields["block"]);
  };
  return { tools: { change, store, problems, kindOf }, submit };
}

/** Returns the problems of a field and of the fields inside it, in the order of the form. */
function checkBlock(schema: FormSchema, value: Value | undefined, path: FieldPath, required = true): EditorProblem[] {
  const { items, required: names = [] } = schema;
  if (isFields(value))
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      checkBlock(part, value[name], [...path, name], names.includes(name)),
    );
  if (items && Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => checkBlock(items, item, [...path, index]));
  const text = typeof value === "string" ? value.trim() : "";
  const { pattern = "", patternErrorMessage: message = "" } = schema;
  const problem = { code: "block", severity: "error", file: "", line: 0, field: fieldName(path), hint: "" } as const;
  if (text === "") return required ? [{ ...problem, title: messages.markdown.blockMissing, message: "" }] : [];
  return new RegExp(pattern).test(text) ? [] : [{ ...problem, title: messages.markdown.blockWrong, message }];
}
