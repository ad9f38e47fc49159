import { Button, Flex, Text } from "@chakra-ui/react";
import * as words from "#words";
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
      <Text textStyle="sm">{words.document.mentionsStay}</Text>
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {words.document.keepPublished}
        </Button>
        <Button onClick={onConfirm}>{words.document.backToDraft}</Button>
      </Flex>
    </Flex>
  );
}
