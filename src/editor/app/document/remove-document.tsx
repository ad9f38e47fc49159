import { Button, Flex, Text, Field, NativeSelect, Box, List } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { EditorState, Entry } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { useAnswer } from "../use-request.ts";

interface RemoveDocumentProps {
  entry: Entry;
  state: EditorState;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for a successor, shows what will be removed with a document, and removes the document after confirmation. */
export function RemoveDocument({ entry, state, ...actions }: RemoveDocumentProps) {
  const [successor, setSuccessor] = useState("");
  return (
    <Flex direction="column" gap="4">
      <SuccessorField {...{ entry, state }} value={successor} onChange={setSuccessor} />
      {/* Each choice has a component of its own (`key`), because the plan for an earlier choice may arrive late. */}
      <Removal key={successor} file={entry.file} successor={successor} {...actions} />
    </Flex>
  );
}

interface RemovalProps extends Omit<RemoveDocumentProps, "entry" | "state"> {
  file: string;
  /** The file of the successor; `""` for none. */
  successor: string;
}

function Removal({ file, successor, onClose, onRemoved }: RemovalProps) {
  const request = (confirmed: boolean) => editorApi.remove({ file, confirmed, ...(successor && { successor }) });
  const { answer: plan, failure, attempt } = useAnswer(() => request(false));
  const remove = () => void attempt(() => request(true).then(onRemoved));
  return (
    <>
      {failure ? <Text color="fg.error">{failure}</Text> : plan && <PlannedChanges changes={plan.changes} />}
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {messages.common.keepIt}
        </Button>
        <Button colorPalette="red" disabled={!plan || failure !== ""} onClick={remove}>
          {messages.common.remove}
        </Button>
      </Flex>
    </>
  );
}

interface SuccessorFieldProps extends Pick<RemoveDocumentProps, "entry" | "state"> {
  /** The file of the successor; `""` for none. */
  value: string;
  onChange: (file: string) => void;
}

/** Asks which document the URL of the removed document should redirect to. Rendered only for published documents. */
function SuccessorField({ entry, state, value, onChange }: SuccessorFieldProps) {
  const types = state.types.filter(({ form }) => form.properties?.formerAddresses);
  if (entry.unpublished || !types.some(({ name }) => name === entry.collection)) return null;
  return (
    <Field.Root>
      <Field.Label>{messages.document.successor}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{messages.document.noSuccessor}</option>
          {types.map(({ name, plural }) => (
            <optgroup key={name} label={plural}>
              {state.entries
                .filter(
                  ({ collection, file, unpublished }) => collection === name && file !== entry.file && !unpublished,
                )
                .map(({ file, title }) => (
                  <option key={file} value={file}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** Renders a list of the other changes that an action would make. */
export function PlannedChanges({ changes }: { changes: readonly string[] }) {
  return (
    <Box textStyle="sm">
      <Text fontWeight="semibold">{messages.document.willChange}</Text>
      <List.Root ps="5" mt="1">
        {changes.map((each) => (
          <List.Item key={each}>{each}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
