import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useContext, useRef, useState } from "react";
import * as messages from "#messages";
import { editorApi } from "../editor-api.ts";
import { NoteForm, Thread } from "./thread.tsx";
import { isOpen, NotesContext } from "./use-notes.ts";

interface DocumentNotesProps {
  /** Returns the label of a field; `""` for an unknown field. */
  labelOf: (field: string) => string;
  onReveal: (field: string) => void;
}

/** Renders the notes on the document as a whole, buttons that reveal fields with notes, and the resolved notes. */
export function DocumentNotes({ labelOf, onReveal }: DocumentNotesProps) {
  const documentNotes = useContext(NotesContext);
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!documentNotes) return null;
  const { file, notes } = documentNotes;
  const open = notes.filter(isOpen);
  const resolved = notes.filter((note) => !isOpen(note));
  const fields = [...new Set(open.map(({ field }) => field))].filter(labelOf);
  return (
    <chakra.section aria-label={messages.notes.title} mb="5">
      {open
        .filter(({ field }) => !labelOf(field))
        .map((note) => (
          <Thread key={note.id} note={note} />
        ))}
      <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
        {fields.map((field) => (
          <Button key={field} size="2xs" variant="outline" onClick={() => onReveal(field)}>
            {messages.notes.goTo(labelOf(field), open.filter((note) => note.field === field).length)}
          </Button>
        ))}
        {!isWriting && (
          <Button ref={opener} size="2xs" variant="ghost" color="fg.muted" ms="auto" onClick={() => setWriting(true)}>
            {messages.notes.leaveAtDocument}
          </Button>
        )}
      </Flex>
      {isWriting && (
        <NoteForm
          opener={opener}
          place={file}
          label={messages.notes.noteAtDocument}
          action={messages.notes.leave}
          onSend={(text) => editorApi.addNote({ file, field: "", text })}
          onDone={() => setWriting(false)}
        />
      )}
      {resolved.length > 0 && (
        <chakra.details mt="2" textStyle="sm">
          <chakra.summary cursor="pointer" color="fg.muted">
            {messages.notes.resolved(resolved.length)}
          </chakra.summary>
          <Box>
            {resolved.map((note) => (
              <Thread key={note.id} note={note} />
            ))}
          </Box>
        </chakra.details>
      )}
    </chakra.section>
  );
}
