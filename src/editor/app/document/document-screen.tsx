import { Box } from "@chakra-ui/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import * as messages from "#messages";
import type { DraftResult, EditorState, Opened, EditorProblem, EditorType } from "../../contract/protocol.ts";
import type { FormFocus } from "../use-shown-document.ts";
import { revealField, focusFirst } from "../form/reveal-field.ts";
import { Notice, ProblemList, useProblems, useHeldWhilePressed } from "./notices.tsx";
import { DocumentNotes } from "../notes/document-notes.tsx";
import { NotesContext, useNotes } from "../notes/use-notes.ts";
import { Panel } from "../layout/views.tsx";
import { findField, type Pressed } from "../preview/find-field.ts";
import { useFollow } from "../preview/follow-field.ts";
import { Preview } from "../preview/preview.tsx";
import { Conflict } from "./conflict.tsx";
import { DocumentBar } from "./document-bar.tsx";
import type { DocumentMenuProps } from "./document-menu.tsx";
import { revealLine, DocumentText } from "./document-text.tsx";
import { fieldLabel, schemaAt } from "./field-text.tsx";
import { formFieldsOf, typedFrom } from "./typed-content.ts";
import { lendSave } from "../publication/save-first.ts";
import { isDraft } from "../../contract/drafts.ts";
import { useWithheld } from "./withheld-problems.ts";
import { useDocument, type DocumentHandle } from "./use-document.ts";
import { usePreview } from "../preview/use-preview.ts";
import type { Outcome } from "../publication/use-publication.ts";
import type { Earlier } from "../use-shown-document.ts";
import { pictureAddress } from "../editor-api.ts";
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { Typed } from "../../contract/requests.ts";
import { DocumentForm } from "../form/document-form.tsx";
import { type FieldPath, fieldName, withValue } from "../../../shared/values.ts";

export interface DocumentScreenProps extends Omit<DocumentMenuProps, "document"> {
  opened: Opened;
  /** Errors and warnings of the document, from the last check of all content. */
  checked: readonly EditorProblem[];
  /** The number of times that the content folder has changed since the editor was opened. */
  changes: number;
  focus: FormFocus | undefined;
  /** The earlier version whose page the preview shows; `undefined` for the current version. */
  earlier: Earlier | undefined;
  onNow: () => void;
  onPublish: (() => void) | undefined;
  sent: Outcome | undefined;
}

/** Renders a document: the form, and the page beside the form. `onChange` is called after typing and after saving. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { state, opened, checked, changes, focus, earlier, onNow, onPublish, sent, ...menu } = props;
  const { entry, type, onChange } = menu;
  const { file } = entry;
  const preview = usePreview(type, earlier);
  const notes = useNotes(file, state.notes !== undefined);
  const { show } = preview;
  const onDraft = useCallback(
    ({ shown }: DraftResult) => {
      show(shown);
      onChange();
    },
    [show, onChange],
  );
  const document = useDocument(file, opened, { onDraft, onSaved: onChange });
  const { take, look } = document;
  const { history, problems: own, conflict, joined } = document.state;
  const typed = history.now;
  const fields = useMemo(() => formFieldsOf(typed), [typed]);
  useEffect(() => void (changes > 0 && look().catch(() => {})), [changes, look]);
  useShortcuts(document);
  const saveUnsaved = useEffectEvent(() => (document.unsaved ? document.save() : Promise.resolve(true)));
  useEffect(() => lendSave(() => saveUnsaved()), []);
  const find = (among: Fields, pressed: Pressed) => findField(among, pressed, (src) => pictureAddress(file, src));
  const press = (pressed: Pressed) => {
    const found = fields && find(fields, pressed);
    return found ? revealField(found.path, found.at) : false;
  };
  useFollow({ frame: preview.frame, fields: earlier ? undefined : fields, find, drafted: own });
  const known = useProblems(own, checked);
  const { shown, onBlur, onTry } = useWithheld(known, isDraft(typed));
  const problems = useHeldWhilePressed(shown);
  const list = useRef<HTMLDivElement>(null);
  /** Shows all errors that prevent publishing, and focuses the first one in the list of problems. */
  const tell = () => {
    onTry();
    // The timeout is needed, because the list shows new problems only after the pointer is released.
    setTimeout(() => list.current?.querySelector("button")?.focus());
  };
  const reveal = ({ field, at, line }: EditorProblem) => (fields ? revealField(field, at) : revealLine(line));
  const placeOf = ({ field, line }: EditorProblem) =>
    fields ? fieldLabel(type.form, field) : messages.document.line(line);
  const errors = problems.filter(isError);
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <>
      <Panel view="form" as="main">
        <DocumentBar
          {...menu}
          {...{ document, state, onPublish, sent, placeOf }}
          problems={known.filter(isError)}
          onRefuse={tell}
        />
        <Box overflowY="auto" flex="1" minH="0" key={file}>
          <Box px={{ base: "4", md: "5" }} py="5" onBlur={onBlur}>
            {conflict && <Conflict {...{ document, type, file, state }} otherVersion={conflict} />}
            {joined && (
              <Notice severity="warning" role="status" textStyle="sm">
                {messages.conflict.joined(joined)}
              </Notice>
            )}
            <div ref={list}>
              <ProblemList severity="error" problems={errors} placeOf={placeOf} onReveal={reveal} />
            </div>
            <ProblemList severity="warning" problems={warnings} placeOf={placeOf} onReveal={reveal} />
            <NotesContext value={notes}>
              <DocumentNotes
                labelOf={(field) => (fields && schemaAt(type.form, [field])?.title) ?? ""}
                onReveal={revealField}
              />
              <TypedFields {...{ type, typed, fields, take, file, state, focus, problems }} />
            </NotesContext>
          </Box>
        </Box>
      </Panel>
      <Preview
        address={entry.address}
        frame={preview.frame}
        onPress={press}
        onReady={preview.ready}
        earlier={earlier}
        onNow={onNow}
      />
    </>
  );
}

const isError = ({ severity }: EditorProblem) => severity === "error";

interface TypedFieldsProps {
  type: EditorType;
  typed: Typed;
  /** The fields of `typed`; `undefined` if the file is edited as text. */
  fields: Fields | undefined;
  take: DocumentHandle["take"];
  problems: readonly EditorProblem[];
  file: string;
  state: EditorState;
  focus: FormFocus | undefined;
}

/** Renders the form of the document, or a text field with the whole file if the YAML of the file cannot be parsed. */
function TypedFields({ type, typed, fields, take, problems, file, state, focus }: TypedFieldsProps) {
  const change = useCallback(
    (path: FieldPath, value: Value | undefined) => {
      const alter = (now: Typed) => typedFrom(withValue(formFieldsOf(now) ?? {}, path, value, type.form), type.hasBody);
      take(alter, fieldName(path));
    },
    [take, type],
  );
  useEffect(() => {
    if (focus?.field) revealField(focus.field);
    else if (focus) focusFirst();
  }, [focus]);
  if (fields) return <DocumentForm {...{ fields, problems, file, state }} form={type.form} onChange={change} />;
  return <DocumentText value={"text" in typed ? typed.text : ""} onChange={(text) => take(() => ({ text }), "text")} />;
}

/**
 * Handles shortcuts with Ctrl or ⌘: S saves, Z undoes, Shift Z and Y redo. Markdown texts, notes and dialogs have an
 * undo history of their own.
 */
function useShortcuts({ save, dispatch }: DocumentHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const hasOwn =
        event.target instanceof Element && event.target.closest(".cm-editor, [role=dialog], [data-note]") !== null;
      const way = hasOwn ? undefined : wayOf(key, event.shiftKey);
      if (key !== "s" && !way) return;
      event.preventDefault();
      if (way) dispatch({ type: way });
      else void save();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [save, dispatch]);
}

function wayOf(key: string, shift: boolean): "undo" | "redo" | undefined {
  if (key === "y" || (key === "z" && shift)) return "redo";
  return key === "z" ? "undo" : undefined;
}
