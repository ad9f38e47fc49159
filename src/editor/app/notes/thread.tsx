import { Box, Button, chakra, Flex, Text, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { Note, NoteText } from "../../contract/team.ts";
import { editorApi } from "../editor-api.ts";
import { formatTime } from "../dates.ts";
import { Failure } from "../layout/failure.tsx";
import { useAttempt } from "../use-request.ts";
import { isOpen } from "./use-notes.ts";

/** Renders a note with its answers, and with buttons that answer and resolve the note. */
export function Thread({ note }: { note: Note }) {
  const { id, name, answers, resolvedBy } = note;
  const [isAnswering, setAnswering] = useState(false);
  const { failure, attempt } = useAttempt();
  const resolve = (resolved: boolean) => void attempt(() => editorApi.resolveNote({ id, resolved }));
  return (
    <chakra.article borderStartWidth="3px" borderColor="border.warning" ps="3" my="2" overflowWrap="anywhere">
      <Message {...note} />
      {answers.map((answer) => (
        <Message key={answer.id} {...answer} />
      ))}
      {resolvedBy && (
        <Text textStyle="xs" color="fg.muted">
          {messages.notes.resolvedBy(resolvedBy)}
        </Text>
      )}
      <Failure text={failure} />
      {isAnswering ? (
        <NoteForm
          label={messages.notes.yourAnswer(name)}
          action={messages.notes.answer}
          onSend={(text) => editorApi.answerNote({ id, text })}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <Flex gap="2">
          <Button size="xs" variant="outline" onClick={() => setAnswering(true)}>
            {messages.notes.answer}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => resolve(isOpen(note))}>
            {isOpen(note) ? messages.notes.resolve : messages.notes.reopen}
          </Button>
        </Flex>
      )}
    </chakra.article>
  );
}

function Message({ name, text, ...note }: NoteText) {
  return (
    <Box mb="2">
      <Text textStyle="xs" color="fg.muted">
        <chakra.strong color="fg">{name}</chakra.strong> · {formatTime(note)}
      </Text>
      <Text textStyle="sm" whiteSpace="pre-wrap">
        {text}
      </Text>
    </Box>
  );
}

interface NoteFormProps {
  label: string;
  /** The label of the button. */
  action: string;
  onSend: (text: string) => Promise<object>;
  onDone: () => void;
}

/**
 * Renders a form for a note. There is no `form` element, because forms cannot be nested, and notes are inside the form
 * of the document. A text that could not be sent stays in the field.
 */
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
      <Failure text={failure} />
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

/** Focuses the text field when it appears. */
const takeFocus = (textArea: HTMLTextAreaElement | null) => textArea?.focus();
