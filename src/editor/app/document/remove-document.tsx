import { Button, Flex, Text, Field, NativeSelect, Box, List } from "@chakra-ui/react";
import { useCallback, useEffect, useState } from "react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { useAnswer } from "../use-request.ts";

interface RemoveDocumentProps {
  entry: Entry;
  onClose: () => void;
  onRemoved: () => void;
}

/** Shows what will be removed with a document, and removes the document after confirmation. */
export function RemoveDocument({ entry, onClose, onRemoved }: RemoveDocumentProps) {
  const { file } = entry;
  const [successor, setSuccessor] = useState("");
  const [changes, setChanges] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState("");
  const request = useCallback(
    (confirmed: boolean) => ({ file, confirmed, ...(successor && { successor }) }),
    [file, successor],
  );
  const choose = (next: string) => {
    setRefusal("");
    setSuccessor(next);
  };
  const refuse = useCallback((error: Error) => setRefusal(error.message), []);
  useEffect(() => {
    editorApi.remove(request(false)).then((plan) => setChanges(plan.changes), refuse);
  }, [request, refuse]);
  return (
    <Flex direction="column" gap="4">
      <SuccessorField entry={entry} value={successor} onChange={choose} />
      {refusal ? <Text color="fg.error">{refusal}</Text> : changes && <PlannedChanges changes={changes} />}
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {messages.common.keepIt}
        </Button>
        <Button
          colorPalette="red"
          disabled={!changes || refusal !== ""}
          onClick={() => void editorApi.remove(request(true)).then(onRemoved, refuse)}
        >
          {messages.common.remove}
        </Button>
      </Flex>
    </Flex>
  );
}

interface SuccessorFieldProps {
  entry: Entry;
  /** The file of the successor; `""` for none. */
  value: string;
  onChange: (file: string) => void;
}

/** Asks which document the URL of the removed document should redirect to. Rendered only for published documents. */
function SuccessorField({ entry, value, onChange }: SuccessorFieldProps) {
  const { answer: state } = useAnswer(() => editorApi.list({}));
  const types = (state?.types ?? []).filter(({ form }) => form.properties?.formerAddresses);
  if (entry.unpublished || !types.some(({ name }) => name === entry.collection)) return null;
  return (
    <Field.Root>
      <Field.Label>{messages.document.successor}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{messages.document.noSuccessor}</option>
          {types.map(({ name, plural }) => (
            <optgroup key={name} label={plural}>
              {state?.entries
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

/** Renders the list of additional changes that an action would make. */
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
