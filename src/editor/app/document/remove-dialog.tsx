import { Button, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Entry } from "../../contract/protocol.ts";
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

function Question({ entry: { file }, onClose, onRemoved }: Omit<RemoveDialogProps, "open" | "returnTo">) {
  const [changes, setChanges] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState("");
  const refuse = useCallback((error: Error) => setRefusal(error.message), []);
  useEffect(() => {
    editorApi.remove({ file, confirmed: false }).then((plan) => setChanges(plan.changes), refuse);
  }, [file, refuse]);
  return (
    <Flex direction="column" gap="4">
      {refusal ? <Text color="fg.error">{refusal}</Text> : changes && <ChangeList changes={changes} />}
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          Dejarlo
        </Button>
        <Button
          colorPalette="red"
          disabled={!changes || refusal !== ""}
          onClick={() => void editorApi.remove({ file, confirmed: true }).then(onRemoved, refuse)}
        >
          Borrar
        </Button>
      </Flex>
    </Flex>
  );
}
