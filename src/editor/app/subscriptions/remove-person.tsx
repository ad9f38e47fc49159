import { Button, Flex, Text } from "@chakra-ui/react";
import * as words from "#words";
import { editorApi } from "../editor-api.ts";
import { useAnswer } from "../use-answer.ts";

interface RemovePersonProps {
  correo: string;
  onClose: () => void;
  onRemoved: (count: number) => void;
}

/** Says how much there is of a person, and removes it if that is wanted. */
export function RemovePerson({ correo, onClose, onRemoved }: RemovePersonProps) {
  const ask = (confirmed: boolean) => editorApi.removeSubscriber({ correo, confirmed });
  const { answer, failure, attempt } = useAnswer(() => ask(false));
  const remove = () => attempt(async () => onRemoved((await ask(true)).count));
  return (
    <Flex direction="column" gap="4">
      <Text role="status" overflowWrap="anywhere">
        {failure || (answer ? words.subscriptions.asksRemove(answer.count, correo) : words.subscriptions.counting)}
      </Text>
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {words.common.keepIt}
        </Button>
        <Button colorPalette="red" disabled={!answer} onClick={() => void remove()}>
          {words.common.remove}
        </Button>
      </Flex>
    </Flex>
  );
}
