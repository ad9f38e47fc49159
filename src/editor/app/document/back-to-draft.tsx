import { Button, Flex, Text } from "@chakra-ui/react";
import { ChangeList } from "./change-list.tsx";

interface BackToDraftProps {
  /** What other documents would have wrong, a sentence each. */
  changes: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what would lead to a document that readers do not see, and makes it a draft if that is wanted. */
export function BackToDraft({ changes, onClose, onConfirm }: BackToDraftProps) {
  return (
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
  );
}
