import { Button, CloseButton, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import * as messages from "#messages";
import { editorApi } from "../editor-api.ts";
import { useAttempt } from "../use-request.ts";

/** Reports that a document was removed and offers to restore the document, until the notice is closed. */
export function RemovalNotice({ onRestored }: { onRestored: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  const [restored, setRestored] = useState(false);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // The button gets the focus, because the element with the focus was removed together with the open document.
  useEffect(() => restoreButton.current?.focus(), []);
  const { failure, attempt } = useAttempt();
  const restore = () =>
    attempt(async () => {
      await editorApi.restore({});
      await onRestored();
      setRestored(true);
      closeButton.current?.focus();
    });
  if (!open) return null;
  return (
    <Flex gap="3" align="center" px="5" py="2" borderBottomWidth="1px">
      <Text role="status">{failure || (restored ? messages.list.restored : messages.list.removed)}</Text>
      {!restored && (
        <Button ref={restoreButton} size="sm" variant="outline" onClick={() => void restore()}>
          {messages.list.restore}
        </Button>
      )}
      <CloseButton
        ref={closeButton}
        size="sm"
        ms="auto"
        aria-label={messages.list.closeNotice}
        onClick={() => setOpen(false)}
      />
    </Flex>
  );
}
