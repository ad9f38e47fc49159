import { Box } from "@chakra-ui/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import * as messages from "#messages";
import type { DraftResult, EditorState, Opened, EditorProblem, EditorType } from "../../contract/protocol.ts";
import type { FormFocus } from "../use-shown-document.ts";
import { revealField, focusFirstControl } from "../form/reveal-field.ts";
import { Notice, ProblemList, useProblems, useHeldWhilePressed } from "./notices.tsx";
import { DocumentNotes } from "../notes/document-notes.tsx";
import { NotesContext, useNotes } from "../notes/use-notes.ts";
import { Panel } from "../layout/views.tsx";
import { findField, type PressedContent } from "../preview/find-field.ts";
import { useFollow } from "../preview/follow-field.ts";
import { Preview } from "../preview/preview.tsx";
import { Conflict } from "./conflict.tsx";
import { DocumentBar } from "./document-bar.tsx";
import type { DocumentMenuProps } from "./document-menu.tsx";
import { revealLine, DocumentText } from "./document-text.tsx";
import { fieldLabel, schemaAt } from "./field-text.tsx";
import { formFieldsOf, typedFrom } from "./typed-content.ts";
import { registerSave } from "../publication/save-first.ts";
import { isDraft } from "../../contract/drafts.ts";
import { useWithheldProblems } from "./withheld-problems.ts";
import { useDocument, type DocumentHandle } from "./use-document.ts";
import { usePreview } from "../preview/use-preview.ts";
import { LABELS, publishModeOf } from "../publication/publish-or-request.ts";
import type { Outcome } from "../publication/use-publication.ts";
import type { EarlierVersion } from "../use-shown-document.ts";
import { pictureAddress } from "../editor-api.ts";
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { Typed } from "../../contract/requests.ts";
import { DocumentForm } from "../form/document-form.tsx";
import { type FieldPath, fieldName, withValue } from "../../../shared/values.ts";

export interface DocumentScreenProps extends Omit<DocumentMenuProps, "document"> {
  opened: Opened;
  /** Errors and warnings of the document, from the last check of all content. */
  checkedProblems: readonly EditorProblem[];
  /** The number of times that the content folder has changed since the editor was opened. */
  changeCount: number;
  focus: FormFocus | undefined;
  /** The earlier version whose page the preview shows; `undefined` for the current version. */
  earlierVersion: EarlierVersion | undefined;
  onShowCurrent: () => void;
  onPublish: (() => void) | undefined;
  outcome: Outcome | undefined;
}

/** Renders a document: the form, and the page beside it. `onChange` is called after typing and after saving. */
export function DocumentScreen(props: DocumentScreenProps) {
  const {
    state,
    opened,
    checkedProblems,
    changeCount,
    focus,
    earlierVersion,
    onShowCurrent,
    onPublish,
    outcome,
    ...menu
  } = props;
  const { entry, type, onChange } = menu;
  const { file } = entry;
  const preview = usePreview(type, earlierVersion);
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
  const { edit, checkForChanges } = document;
  const { history, problems: draftProblems, conflict, mergeInfo } = document.state;
  const typed = history.present;
  const fields = useMemo(() => formFieldsOf(typed), [typed]);
  useEffect(() => void (changeCount > 0 && checkForChanges().catch(() => {})), [changeCount, checkForChanges]);
  useShortcuts(document);
  const saveUnsaved = useEffectEvent(async () => document.unsaved && document.save());
  useEffect(() => registerSave(() => saveUnsaved()), []);
  const find = (among: Fields, pressed: PressedContent) =>
    findField(among, pressed, (src) => pictureAddress(file, src));
  const revealPressed = (pressed: PressedContent) => {
    const match = fields && find(fields, pressed);
    return match ? revealField(match.path, match.at) : false;
  };
  useFollow({ frame: preview.frame, fields: earlierVersion ? undefined : fields, find, draftMark: draftProblems });
  const allProblems = useProblems(draftProblems, checkedProblems);
  const { shownProblems, onBlur, onTry } = useWithheldProblems(allProblems, isDraft(typed));
  const problems = useHeldWhilePressed(shownProblems);
  const problemList = useRef<HTMLDivElement>(null);
  /** Shows all errors that prevent publishing, and focuses the first one in the list of problems. */
  const showErrors = () => {
    onTry();
    // The timeout is needed, because the list shows new problems only after the pointer is released.
    setTimeout(() => problemList.current?.querySelector("button")?.focus());
  };
  const reveal = ({ field, at, line }: EditorProblem) => (fields ? revealField(field, at) : revealLine(line));
  const fieldLabelOf = ({ field, line }: EditorProblem) =>
    fields ? fieldLabel(type.form, field) : messages.document.line(line);
  const errors = problems.filter(isError);
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <>
      <Panel view="form" as="main">
        <DocumentBar
          {...menu}
          {...{ document, state, onPublish, outcome, fieldLabelOf }}
          problems={allProblems.filter(isError)}
          onRefuse={showErrors}
        />
        <Box overflowY="auto" flex="1" minH="0" key={file}>
          <Box px={{ base: "4", md: "5" }} py="5" onBlur={onBlur}>
            {conflict && <Conflict {...{ document, type, file, state }} otherVersion={conflict} />}
            {mergeInfo && (
              <Notice severity="warning" role="status" textStyle="sm">
                {messages.conflict.joined(mergeInfo)}
              </Notice>
            )}
            <div ref={problemList}>
              <ProblemList severity="error" problems={errors} fieldLabelOf={fieldLabelOf} onReveal={reveal} />
            </div>
            <ProblemList severity="warning" problems={warnings} fieldLabelOf={fieldLabelOf} onReveal={reveal} />
            <NotesContext value={notes}>
              <DocumentNotes
                labelOf={(field) => (fields && schemaAt(type.form, [field])?.title) ?? ""}
                onReveal={revealField}
              />
              <TypedFields {...{ type, typed, fields, edit, file, state, focus, problems }} />
            </NotesContext>
          </Box>
        </Box>
      </Panel>
      <Preview
        address={entry.address}
        frame={preview.frame}
        onPress={revealPressed}
        onReady={preview.handleLoad}
        earlierVersion={earlierVersion}
        failure={preview.failure}
        onShowCurrent={onShowCurrent}
        onPublish={entry.pending === "saved" && !document.unsaved ? onPublish : undefined}
        publishLabel={LABELS[publishModeOf(state.person)].button}
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
  edit: DocumentHandle["edit"];
  problems: readonly EditorProblem[];
  file: string;
  state: EditorState;
  focus: FormFocus | undefined;
}

/** Renders the form of the document or, if the YAML of the file cannot be parsed, a text field with the whole file. */
function TypedFields({ type, typed, fields, edit, problems, file, state, focus }: TypedFieldsProps) {
  const change = useCallback(
    (path: FieldPath, value: Value | undefined) => {
      const alter = (now: Typed) => typedFrom(withValue(formFieldsOf(now) ?? {}, path, value, type.form), type.hasBody);
      edit(alter, fieldName(path));
    },
    [edit, type],
  );
  useEffect(() => {
    if (focus?.field) revealField(focus.field);
    else if (focus) focusFirstControl();
  }, [focus]);
  if (fields) return <DocumentForm {...{ fields, problems, file, state }} form={type.form} onChange={change} />;
  return <DocumentText value={"text" in typed ? typed.text : ""} onChange={(text) => edit(() => ({ text }), "text")} />;
}

/**
 * Handles shortcuts with Ctrl or ⌘: S saves, Z undoes, Shift Z and Y redo. Markdown texts, notes, dialogs and fields
 * outside of the document have an undo history of their own.
 */
function useShortcuts({ save, dispatch }: DocumentHandle): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const hasOwnUndo = event.target instanceof Element && event.target.closest(OWN_UNDO) !== null;
      const action = hasOwnUndo ? undefined : undoActionOf(key, event.shiftKey);
      if (key !== "s" && !action) return;
      event.preventDefault();
      if (action) dispatch({ type: action });
      else void save();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [save, dispatch]);
}

/** The selector of the elements with an undo history of their own. */
const OWN_UNDO = ".cm-editor, [role=dialog], [data-note], input:not(main *)";

function undoActionOf(key: string, shift: boolean): "undo" | "redo" | undefined {
  if (key === "y" || (key === "z" && shift)) return "redo";
  return key === "z" ? "undo" : undefined;
}
