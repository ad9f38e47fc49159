import { Button, Flex, Text, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import { useAttempt } from "../use-answer.ts";

interface NoteFormProps {
  /** Of what is written. */
  label: string;
  /** Of the button that sends it. */
  action: string;
  onSend: (text: string) => Promise<object>;
  onDone: () => void;
}

/** Writes to the team. It is no form of HTML, for it stands in that of the document. What could not be sent stays. */
export function NoteForm({ label, action, onSend, onDone }: NoteFormProps) {
  const [text, setText] = useState("");
  const { failure, attempt } = useAttempt();
  const send = async () => {
    if (text.trim() && (await attempt(() => onSend(text)))) onDone();
  };
  return (
    <Flex direction="column" gap="2" data-note="">
      <Textarea
        ref={takeFocus}
        autoresize
        size="sm"
        bg="bg"
        maxLength={2000}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === "Escape") onDone();
          if (key === "Enter" && (ctrlKey || metaKey)) void send();
        }}
      />
      {failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {failure}
        </Text>
      )}
      <Flex gap="2" align="center" wrap="wrap">
        <Button size="xs" disabled={!text.trim()} onClick={() => void send()}>
          {action}
        </Button>
        <Button size="xs" variant="ghost" onClick={onDone}>
          {messages.common.cancel}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {messages.notes.hint}
        </Text>
      </Flex>
    </Flex>
  );
}

/** Who asked to write goes on where one writes. */
const takeFocus = (place: HTMLTextAreaElement | null) => place?.focus();
