import { Button, chakra, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { Published } from "../../contract/git.ts";
import type { EditorProblem, Entry } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { useConnection } from "../connection.ts";
import { type DocumentState, hasConflict } from "./document-state.ts";
import { useLatest } from "../use-latest.ts";
import { hasUnstored } from "./local-copy.ts";
import { DocumentMenu, type DocumentMenuProps } from "./document-menu.tsx";
import { useFocusIfLost } from "../use-focus-if-lost.ts";
import { asDraft, isDraft } from "../../contract/drafts.ts";
import { useArrival } from "../publication/use-publication-progress.ts";
import type { Outcome } from "../publication/use-publication.ts";
import { canBeDraft, LABELS, publishedMessage, publishModeOf } from "../publication/publish-or-request.ts";

interface DocumentBarProps extends DocumentMenuProps {
  /** Errors that prevent publishing, including errors that are not shown yet. */
  problems: readonly EditorProblem[];
  /** Returns the label of a problem's field; `""` for a problem of the whole document. */
  fieldLabelOf: (problem: EditorProblem) => string;
  /** Called when problems prevent publishing. */
  onRefuse: () => void;
  /** Opens the publication dialog; `undefined` if the content is not in a Git repository. */
  onPublish: (() => void) | undefined;
  /** The result of the last publication from this browser tab, if it includes the document. */
  outcome: Outcome | undefined;
}

/** Renders the title and state of a document, and the buttons that save and publish it. */
export function DocumentBar({ problems, fieldLabelOf, onRefuse, onPublish, outcome, ...menu }: DocumentBarProps) {
  const { document, state, entry, type } = menu;
  const { unsaved, save, dispatch, edit, waitForCheck } = document;
  const isLoggedOut = useConnection() === "loggedOut";
  // When the login has ended, a short message is enough: the login notice says how to log in again.
  const failure = isLoggedOut && document.failure ? messages.document.notLoggedIn : document.failure;
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const { present: typed, past, future } = document.state.history;
  const isDraftNow = isDraft(typed);
  const others = state.others?.filter(({ file }) => file === entry.file) ?? [];
  /** A message about the content `typed`. The message is hidden as soon as the content changes. */
  const [message, setMessage] = useState<{ text: string; typed: Typed }>();
  const latest = useLatest({ problems, typed, unsaved });
  const saveAndReport = async (content: Typed, successText: string) => {
    if (content !== latest.current.typed) edit(() => content, "draft");
    const isSaved = await save(content);
    if (isSaved) setMessage({ text: successText, typed: content });
    return isSaved;
  };
  const publish = async () => {
    await waitForCheck();
    const now = latest.current;
    if (now.problems.length > 0) {
      const places = [...new Set(now.problems.map(fieldLabelOf).filter(Boolean))];
      const text = messages.document.waitsForProblems(now.problems.length, places);
      setMessage({ text, typed: now.typed });
      return onRefuse();
    }
    const next = asDraft(now.typed, false);
    const wasDraft = isDraft(now.typed);
    const isStored = !wasDraft && !now.unsaved;
    if (isStored || (await saveAndReport(next, wasDraft ? publishedMessage(next, state) : ""))) onPublish?.();
  };
  const offersDraft = problems.length > 0 && canBeDraft(typed, type) && !isDraftNow;
  const saveOrDraft = () =>
    offersDraft
      ? void saveAndReport(asDraft(typed, true), messages.document.savedAsDraft)
      : void saveAndReport(typed, "");
  const isPublic =
    outcome && "where" in outcome && !outcome.trouble && !failure && !unsaved && !entry.pending && !entry.unpublished;
  const report = message?.typed === typed ? message.text : "";
  const renderStep = (label: string, symbol: string, action: "undo" | "redo", steps: readonly Typed[]) => (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={label}
      disabled={steps.length === 0}
      onClick={() => dispatch({ type: action })}
    >
      {symbol}
    </IconButton>
  );
  return (
    <Flex
      direction="column"
      borderBottomWidth="1px"
      px={{ base: "4", md: "5" }}
      py={{ base: "1", md: "2" }}
      gap={{ md: "1" }}
    >
      <Flex gap="1" align="center">
        <Heading ref={heading} as="h1" tabIndex={-1} outline="none" textStyle="headline" flex="1" minW="0" truncate>
          {entry.title}
        </Heading>
        {renderStep(messages.document.undo, "↶", "undo", past)}
        {renderStep(messages.document.redo, "↷", "redo", future)}
        <DocumentMenu {...menu} />
      </Flex>
      {others.length > 0 && (
        <Text role="status" textStyle="xs" color="fg.warning">
          {messages.document.othersHere(others.map(({ name }) => name))}
        </Text>
      )}
      <Flex gap="2" align="center" minH="9">
        <Text role="status" textStyle="xs" color={failure ? "red.fg" : "fg.muted"} flex="1">
          {isPublic ? (
            <Arrival where={outcome.where} />
          ) : (
            failure || report || (unsaved ? unsavedMessage(document.state) : savedMessage(entry))
          )}
          {unsaved && hasUnstored() && <chakra.strong display="block">{messages.document.unkept}</chakra.strong>}
        </Text>
        {(isDraftNow || (onPublish && (unsaved || entry.pending === "saved"))) && (
          <Button size="xs" variant="outline" onClick={() => void publish()}>
            {LABELS[publishModeOf(state.person)].button}
          </Button>
        )}
        <Button size="xs" disabled={!unsaved} onClick={saveOrDraft}>
          {offersDraft ? messages.document.saveAsDraft : messages.document.save}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Renders a sentence that says whether readers can see the document that was just published. */
function Arrival({ where }: Pick<Published, "where">) {
  const arrival = useArrival(where === "remote");
  const { published, arrived, late } = messages.publication;
  if (arrival.is === "late") return late;
  return `${arrival.is === "there" ? arrived(arrival.since).title : published[where].title}.`;
}

const savedMessage = ({ pending }: Entry) =>
  [pending && messages.document.pending[pending], messages.document.allSaved].filter(Boolean).join(" ");

const unsavedMessage = (state: DocumentState) =>
  hasConflict(state) ? messages.document.contested : messages.document.unsaved;
