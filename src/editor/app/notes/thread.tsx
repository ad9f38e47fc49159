import { Box, Button, chakra, Flex, Text, Textarea } from "@chakra-ui/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
  const opener = useRef<HTMLButtonElement>(null);
  const { failure, attempt } = useAttempt();
  const resolve = (resolved: boolean) => void attempt(() => editorApi.resolveNote({ id, resolved }));
  return (
    <chakra.article
      ref={useKeptFocus(id)}
      borderStartWidth="3px"
      borderColor="border.warning"
      ps="3"
      my="2"
      overflowWrap="anywhere"
    >
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
          opener={opener}
          place={String(id)}
          label={messages.notes.yourAnswer(name)}
          action={messages.notes.answer}
          onSend={(text) => editorApi.answerNote({ id, text })}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <Flex gap="2">
          <Button ref={opener} size="xs" variant="outline" onClick={() => setAnswering(true)}>
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

/** The ID of a note whose focused thread was just removed from the page; `undefined` after the page is updated. */
let focusedId: number | undefined;

/**
 * Keeps the focus when a thread moves, because its note is resolved or reopened. The thread gets the focus in its new
 * place. If the thread is hidden there, a button in the former place gets the focus.
 */
function useKeptFocus(id: number): RefObject<HTMLElement | null> {
  const thread = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = thread.current;
    const place = element?.parentElement;
    if (focusedId === id) element?.querySelector("button")?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      focusedId = id;
      queueMicrotask(() => {
        focusedId = undefined;
        const button = place?.querySelector<HTMLElement>(":scope > button") ?? place?.querySelector("button");
        if (document.activeElement === document.body) button?.focus();
      });
    };
  }, [id]);
  return thread;
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

/** Unsent texts by `place`. They are kept, because a form disappears when somebody else resolves the form's note. */
const unsentTexts = new Map<string, string>();

interface NoteFormProps {
  /** The button that opened the form. It gets the focus when the form goes away. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Identifies the note, field or document that the text is about. */
  place: string;
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
export function NoteForm({ opener, place, label, action, onSend, onDone }: NoteFormProps) {
  const [text, setText] = useState(unsentTexts.get(place) ?? "");
  const form = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const { failure, attempt } = useAttempt();
  const type = (typed: string) => {
    unsentTexts.set(place, typed);
    setText(typed);
  };
  const close = () => {
    unsentTexts.delete(place);
    const hadFocus = form.current?.contains(document.activeElement);
    flushSync(onDone);
    if (hadFocus) opener.current?.focus();
  };
  const send = async () => {
    if (!text.trim() || isSending.current) return;
    isSending.current = true;
    if (await attempt(() => onSend(text))) close();
    isSending.current = false;
  };
  return (
    <Flex ref={form} direction="column" gap="2" data-note="">
      <Textarea
        ref={takeFocus}
        autoresize
        size="sm"
        bg="bg"
        maxLength={2000}
        aria-label={label}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === "Escape") close();
          if (key === "Enter" && (ctrlKey || metaKey)) void send();
        }}
      />
      <Failure text={failure} />
      <Flex gap="2" align="center" wrap="wrap">
        <Button size="xs" disabled={!text.trim()} onClick={() => void send()}>
          {action}
        </Button>
        <Button size="xs" variant="ghost" onClick={close}>
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
