import { Button, Flex, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { EditorDialog } from "../layout/dialog.tsx";
import { ChangeList } from "./change-list.tsx";

interface DraftDialogProps {
  title: string;
  /** What other documents would have wrong, a sentence each; the question is asked where there is any. */
  changes: readonly string[];
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onConfirm: () => void;
}

/** Says what would lead to a document that readers do not see, and makes it a draft if that is wanted. */
export function DraftDialog({ title, changes, onClose, returnTo, onConfirm }: DraftDialogProps) {
  return (
    <EditorDialog
      title={`¿Volver «${title}» a borrador?`}
      open={changes.length > 0}
      onClose={onClose}
      returnTo={returnTo}
    >
      <Flex direction="column" gap="4">
        <ChangeList changes={changes} />
        <Text textStyle="sm">Lo que lo nombra no se envía hasta que lo saques de ahí o lo vuelvas a publicar.</Text>
        <Flex gap="2" justify="end">
          <Button variant="outline" onClick={onClose}>
            Dejarlo publicado
          </Button>
          <Button onClick={onConfirm}>Volver a borrador</Button>
        </Flex>
      </Flex>
    </EditorDialog>
  );
}
