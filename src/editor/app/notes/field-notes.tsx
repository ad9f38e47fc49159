import { Box, chakra, IconButton } from "@chakra-ui/react";
import { type ReactNode, useContext, useRef, useState } from "react";
import * as messages from "#messages";
import { editorApi } from "../editor-api.ts";
import { NoteForm, Thread } from "./thread.tsx";
import { isOpen, NotesContext } from "./use-notes.ts";

interface FieldNotesProps {
  field: string;
  label: string;
  children: ReactNode;
}

/** Renders a field with its open notes, and a button that adds a note. */
export function FieldNotes({ field, label, children }: FieldNotesProps) {
  const documentNotes = useContext(NotesContext);
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!documentNotes) return children;
  const { file } = documentNotes;
  const notes = documentNotes.notes.filter((note) => note.field === field && isOpen(note));
  return (
    <Box position="relative" minW="0">
      {children}
      <IconButton
        ref={opener}
        position="absolute"
        top="-0.5"
        insetEnd="0"
        size="2xs"
        variant="ghost"
        color="fg.muted"
        aria-label={messages.notes.leaveAt(label)}
        title={messages.notes.leave}
        aria-expanded={isWriting}
        onClick={() => setWriting(!isWriting)}
      >
        <NoteIcon />
      </IconButton>
      {notes.map((note) => (
        <Thread key={note.id} note={note} />
      ))}
      {isWriting && (
        <Box mt="2">
          <NoteForm
            opener={opener}
            place={`${file} ${field}`}
            label={messages.notes.noteAt(label)}
            action={messages.notes.leave}
            onSend={(text) => editorApi.addNote({ file, field, text })}
            onDone={() => setWriting(false)}
          />
        </Box>
      )}
    </Box>
  );
}

const NoteIcon = () => (
  <chakra.svg viewBox="0 0 16 16" boxSize="4" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
    <path d="M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2zM8 5v4M6 7h4" strokeLinecap="round" strokeLinejoin="round" />
  </chakra.svg>
);
