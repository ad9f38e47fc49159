import { Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { roomApi } from "../room-api.ts";

/** Says that a document was removed, and offers to take that back. */
export function Removed({ onRestored }: { onRestored: () => Promise<void> }) {
  const [said, setSaid] = useState("Borrado.");
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the document.
  useEffect(() => button.current?.focus(), []);
  const restore = async () => {
    try {
      await roomApi.restore({});
      await onRestored();
      setSaid("Está de vuelta en la lista.");
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <Flex gap="3" align="center">
      <Text role="status">{said}</Text>
      <Button ref={button} size="sm" variant="outline" onClick={() => void restore()}>
        Deshacer
      </Button>
    </Flex>
  );
}
