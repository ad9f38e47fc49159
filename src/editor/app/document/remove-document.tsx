import { Button, Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useState } from "react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { SuccessorField } from "./successor-field.tsx";
import { editorApi } from "../editor-api.ts";
import { ChangeList } from "./change-list.tsx";

interface RemoveDocumentProps {
  entry: Entry;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says what goes with a document, and removes it if that is wanted. */
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
      {refusal ? <Text color="fg.error">{refusal}</Text> : changes && <ChangeList changes={changes} />}
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
