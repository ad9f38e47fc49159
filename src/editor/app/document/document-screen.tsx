import { Box } from "@chakra-ui/react";
import { useCallback, useEffect, useMemo } from "react";
import * as words from "#words";
import type { DraftResult, EditorState, Opened, EditorProblem } from "../../contract/protocol.ts";
import type { Review } from "../../contract/git.ts";
import { revealField } from "../form/reveal-field.ts";
import { Notice } from "../layout/notice.tsx";
import { Panel } from "../layout/panel.tsx";
import { findField, type Pressed } from "../preview/find-field.ts";
import { Preview } from "../preview/preview.tsx";
import { Conflict } from "./conflict.tsx";
import { DocumentBar } from "./document-bar.tsx";
import type { DocumentMenuProps } from "./document-menu.tsx";
import { revealLine } from "./document-text.tsx";
import { fieldLabel } from "./field-label.ts";
import { ProblemList } from "./problem-list.tsx";
import { refusedFields } from "./refused-fields.ts";
import { formFieldsOf } from "./typed.ts";
import { TypedFields } from "./typed-fields.tsx";
import { useDocument } from "./use-document.ts";
import { useProblems } from "./use-problems.ts";
import { type Sought, useSought } from "./use-sought.ts";
import { usePreview } from "./use-preview.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSteady } from "./use-steady.ts";
import type { Earlier } from "../use-shown-document.ts";
import { pictureAddress } from "../editor-api.ts";

export interface DocumentScreenProps extends Omit<DocumentMenuProps, "document"> {
  state: EditorState;
  opened: Opened;
  /** What the last check of everything found in it: errors and warnings. */
  checked: readonly EditorProblem[];
  /** Of everything that was sent. */
  reviews: readonly Review[];
  /** The field to which somebody is to be led. */
  sought: Sought | undefined;
  onReached: () => void;
  /** How often the content folder has changed. */
  changes: number;
  /** It was made a moment ago: its form gets the focus. */
  isNew: boolean;
  /** The page is shown as it was published last, until one asks for it as it is. */
  earlier: Earlier | undefined;
  onNow: () => void;
}

/** A document: its form, and the page beside it. `onChange`: something was typed, or written. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { state, opened, checked, reviews, sought, onReached, changes, isNew, earlier, onNow, ...menu } = props;
  const { entry, type, onChange } = menu;
  const { file } = entry;
  const preview = usePreview(type, earlier);
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
  const press = (pressed: Pressed) => {
    const found = fields && findField(fields, pressed, (src) => pictureAddress(file, src));
    return found ? revealField(found) : false;
  };
  const problems = useSteady(useProblems(own, checked));
  const reveal = ({ field, at, line }: EditorProblem) => (fields ? revealField(field, at) : revealLine(line));
  const placeOf = ({ field, line }: EditorProblem) =>
    fields ? fieldLabel(type.form, field) : words.document.line(line);
  useSought(fields !== undefined, sought, onReached);
  const shown = useMemo(
    () => (fields ? [...problems, ...refusedFields(reviews, file, fields, problems)] : problems),
    [problems, reviews, file, fields],
  );
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  return (
    <>
      <Panel view="form" as="main">
        <DocumentBar {...menu} {...{ document, state }} problems={errors} />
        <Box overflowY="auto" flex="1" minH="0" key={file}>
          <Box px={{ base: "4", md: "5" }} py="5">
            {conflict && <Conflict {...{ document, type, file, state }} rival={conflict} />}
            {joined && (
              <Notice severity="warning" role="status" textStyle="sm">
                {words.conflict.joined(joined)}
              </Notice>
            )}
            <ProblemList severity="error" problems={errors} placeOf={placeOf} onReveal={reveal} />
            <ProblemList severity="warning" problems={warnings} placeOf={placeOf} onReveal={reveal} />
            <TypedFields {...{ type, typed, fields, take, file, state, isNew }} problems={shown} />
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
