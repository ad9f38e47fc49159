import { Button, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Entry } from "../../contract/protocol.ts";
import { SuccessorField } from "./successor-field.tsx";
import { EditorDialog } from "../layout/dialog.tsx";
import { editorApi } from "../editor-api.ts";
import { ChangeList } from "./change-list.tsx";

interface RemoveDialogProps {
  entry: Entry;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onRemoved: () => void;
}

/** Says what goes with a document, and removes it if that is wanted. */
export function RemoveDialog({ open, onClose, returnTo, ...props }: RemoveDialogProps) {
  return (
    <EditorDialog title={`¿Borrar «${props.entry.title}»?`} open={open} onClose={onClose} returnTo={returnTo}>
      <Question {...props} onClose={onClose} />
    </EditorDialog>
  );
}

function Question({ entry, onClose, onRemoved }: Omit<RemoveDialogProps, "open" | "returnTo">) {
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
          Dejarlo
        </Button>
        <Button
          colorPalette="red"
          disabled={!changes || refusal !== ""}
          onClick={() => void editorApi.remove(request(true)).then(onRemoved, refuse)}
        >
          Borrar
        </Button>
      </Flex>
    </Flex>
  );
}
