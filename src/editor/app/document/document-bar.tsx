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
import { canBeDraft, LABELS, publishedMessage, wayOf } from "../publication/publish-or-request.ts";

interface DocumentBarProps extends DocumentMenuProps {
  /** Errors that prevent publishing, including errors that are not shown yet. */
  problems: readonly EditorProblem[];
  /** Returns the label of a problem's field; `""` for a problem of the whole document. */
  placeOf: (problem: EditorProblem) => string;
  /** Called when problems prevent publishing. */
  onRefuse: () => void;
  /** Opens the publication dialog; `undefined` if the content is not in a Git repository. */
  onPublish: (() => void) | undefined;
  /** The last publication from this browser tab, if the publication includes the document. */
  sent: Outcome | undefined;
}

/** Renders the title and state of a document, and the buttons that save and publish the document. */
export function DocumentBar({ problems, placeOf, onRefuse, onPublish, sent, ...menu }: DocumentBarProps) {
  const { document, state, entry, type } = menu;
  const { unsaved, save, dispatch, take, checked } = document;
  const isLoggedOut = useConnection() === "loggedOut";
  // The login notice at the top of the editor says how to log in again.
  const failure = isLoggedOut && document.failure ? messages.document.notLoggedIn : document.failure;
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const { now: typed, past, future } = document.state.history;
  const draft = isDraft(typed);
  const others = state.others?.filter(({ file }) => file === entry.file) ?? [];
  /** A message about the content in `of`. The message is hidden as soon as the content changes. */
  const [message, setMessage] = useState<{ words: string; of: Typed }>();
  const store = async (now: Typed, news: string) => {
    if (now !== typed) take(() => now, "draft");
    const isSaved = await save(now);
    if (isSaved) setMessage({ words: news, of: now });
    return isSaved;
  };
  const latest = useLatest(problems);
  const publish = async () => {
    await checked();
    if (latest.current.length > 0) {
      const places = [...new Set(latest.current.map(placeOf).filter(Boolean))];
      setMessage({ words: messages.document.waitsForProblems(latest.current.length, places), of: typed });
      return onRefuse();
    }
    const next = asDraft(typed, false);
    const isStored = !draft && !unsaved;
    if (isStored || (await store(next, draft ? publishedMessage(next, state) : ""))) onPublish?.();
  };
  const asks = problems.length > 0 && canBeDraft(typed, type) && !draft;
  const saveOrDraft = () =>
    asks ? void store(asDraft(typed, true), messages.document.savedAsDraft) : void store(typed, "");
  const isPublic =
    sent && "where" in sent && !sent.trouble && !failure && !unsaved && !entry.pending && !entry.unpublished;
  const news = message?.of === typed ? message.words : "";
  const step = (label: string, sign: string, way: "undo" | "redo", there: readonly Typed[]) => (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={label}
      disabled={there.length === 0}
      onClick={() => dispatch({ type: way })}
    >
      {sign}
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
        {step(messages.document.undo, "↶", "undo", past)}
        {step(messages.document.redo, "↷", "redo", future)}
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
            <Arrival where={sent.where} />
          ) : (
            failure || news || (unsaved ? unsavedMessage(document.state) : savedMessage(entry))
          )}
          {unsaved && hasUnstored() && <chakra.strong display="block">{messages.document.unkept}</chakra.strong>}
        </Text>
        {(draft || (onPublish && (unsaved || entry.pending === "saved"))) && (
          <Button size="xs" variant="outline" onClick={() => void publish()}>
            {LABELS[wayOf(state.person)].verb}
          </Button>
        )}
        <Button size="xs" disabled={!unsaved} onClick={saveOrDraft}>
          {asks ? messages.document.saveAsDraft : messages.document.save}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Returns a sentence that says whether readers can see the document that was just published. */
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
