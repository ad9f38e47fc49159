import { Flex, Heading, Text, Box, Button } from "@chakra-ui/react";
import { useMemo, useState, useEffect } from "react";
import * as messages from "#messages";
import { DocumentLoader } from "./document/document-loader.tsx";
import { FirstScreen } from "./first-screen/first-screen.tsx";
import { RecoverDocument } from "./history/recover-dialog.tsx";
import { Panel, Panels, ViewBar } from "./layout/views.tsx";
import { VISIBLE } from "./layout/visible-height.ts";
import { DocumentList } from "./list/document-list.tsx";
import { NewDocument } from "./list/new-document.tsx";
import { RemovalNotice } from "./list/removal-notice.tsx";
import { PublishDialog } from "./publication/publish-dialog.tsx";
import { saveOpenDocument } from "./publication/save-first.ts";
import { type PublicationResult, useChanges } from "./publication/use-publication.ts";
import { SubscriptionsDialog } from "./subscriptions/subscriptions.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { publishModeOf, LABELS } from "./publication/publish-or-request.ts";
import { useEditorState } from "./use-editor-state.ts";
import { useShownDocument } from "./use-shown-document.ts";
import { useConnection } from "./connection.ts";
import { spokenName } from "../contract/spoken-name.ts";
import type { Person } from "../contract/team.ts";
import { editorApi } from "./editor-api.ts";
import { onContentChange } from "./server-events.ts";
import type { Changes } from "../contract/git.ts";
import type { EditorState, Entry } from "../contract/protocol.ts";

/** Renders the whole editor: the list, the form and the page. */
export function Editor() {
  const { state: loadedState, failure, changeCount, refresh, refreshSoon } = useEditorState();
  const {
    file,
    isWaiting,
    focus,
    removals,
    earlierVersion,
    open,
    openNext,
    showPage,
    showField,
    showEarlierVersion,
    showCurrent,
  } = useShownDocument(refresh);
  const [isCreating, setCreating] = useState(false);
  /** Whether the list is hidden in a window with room for all three views. */
  const [folded, setFolded] = useState(false);
  const [isPublishOpen, setPublishOpen] = useState(false);
  /** The file for which the publication dialog was opened; `""` for all of the person's own changes. */
  const [onlyFile, setOnlyFile] = useState("");
  const openPublishDialog = (chosenFile: string) => {
    setOnlyFile(chosenFile);
    setPublishOpen(true);
  };
  /** The last publication, or the last request to publish, from this browser tab. */
  const [lastPublication, setLastPublication] = useState<PublicationResult>();
  const [isSubscriptionsOpen, setSubscriptionsOpen] = useState(false);
  const publishMode = publishModeOf(loadedState?.person);
  const { changes: unpublishedChanges, loadChanges } = useChanges(loadedState?.canPublish ?? false);
  const state = useMemo(
    () => loadedState && { ...loadedState, entries: addChangesAndNotes(loadedState, unpublishedChanges) },
    [loadedState, unpublishedChanges],
  );
  usePresence(state?.person, file);
  if (!state)
    return (
      <Text p="10" role="status">
        {failure || messages.frame.opening}
      </Text>
    );
  const { magazine, canPublish, canSeeSubscriptions, types, entries } = state;
  const entry = entries.find((each) => each.file === file);
  const type = types.find(({ name }) => name === entry?.collection);
  return (
    // The container is fixed, because otherwise it could scroll to its hidden parts when a field is revealed.
    <Flex direction="column" position="fixed" insetInline="0" {...VISIBLE} overflow="clip" containerType="size">
      <EditorHeader
        {...{ magazine, failure, file, folded }}
        publishLabel={file ? LABELS[publishMode].buttonForAll : LABELS[publishMode].button}
        pending={unpublishedChanges?.changes.filter((each) => each.mine && !each.waiting).length ?? 0}
        requests={publishMode === "publish" ? (state.requests ?? 0) : 0}
        onFold={() => setFolded(!folded)}
        onPublish={canPublish ? () => void saveOpenDocument().then(() => openPublishDialog("")) : undefined}
        onSubscriptions={canSeeSubscriptions ? () => setSubscriptionsOpen(true) : undefined}
      />
      <LoginNotice />
      <Text role="status" px="5" py={isWaiting ? "2" : "0"} borderBottomWidth={isWaiting ? "1px" : "0"}>
        {isWaiting && messages.frame.opensLater}
      </Text>
      {removals > 0 && <RemovalNotice key={removals} onRestored={refresh} />}
      <Panels>
        <Panel view="list" hideFrom={folded ? "xl" : undefined}>
          <DocumentList
            {...{ types, entries }}
            now={state.now}
            isTeam={state.person !== undefined}
            current={file}
            onOpen={open}
            onNew={() => setCreating(true)}
          >
            <RecoverDocument types={types} onRecovered={openNext} />
          </DocumentList>
        </Panel>
        {entry && type ? (
          <DocumentLoader
            key={entry.file}
            {...{ state, entry, type, changeCount }}
            focus={focus?.file === entry.file ? focus : undefined}
            earlierVersion={earlierVersion?.request.file === entry.file ? earlierVersion : undefined}
            onShowEarlier={canPublish ? showEarlierVersion : undefined}
            onShowCurrent={showCurrent}
            canShare={state.others !== undefined && entry.address !== "/"}
            onPublish={canPublish ? () => openPublishDialog(entry.file) : undefined}
            outcome={lastPublication?.files.includes(entry.file) ? lastPublication.outcome : undefined}
            onChange={refreshSoon}
            onOpen={openNext}
          />
        ) : file ? (
          <Panel view="start" as="main" p={{ base: "4", md: "10" }}>
            <Heading as="h1" textStyle="headline">
              {messages.frame.isMissing(spokenName(file))}
            </Heading>
          </Panel>
        ) : (
          <FirstScreen
            {...{ state, lastPublication }}
            changes={unpublishedChanges?.changes}
            onNew={() => setCreating(true)}
          />
        )}
      </Panels>
      <ViewBar isOpen={file !== ""} problems={entry?.problems ?? 0} />
      <PublishDialog
        open={isPublishOpen}
        onClose={() => setPublishOpen(false)}
        onFinish={setLastPublication}
        {...{ state, publishMode, loadChanges, onlyFile }}
        onShow={(shownFile, side) => {
          setPublishOpen(false);
          showPage(shownFile, side === "before");
        }}
        onOpen={(openedFile) => {
          setPublishOpen(false);
          open(openedFile);
        }}
        onCorrect={(correctedFile) => {
          setPublishOpen(false);
          showField(correctedFile, "corrections");
        }}
      />
      <SubscriptionsDialog open={isSubscriptionsOpen} onClose={() => setSubscriptionsOpen(false)} />
      <NewDocument
        types={types}
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(createdFile) => {
          setCreating(false);
          void openNext(createdFile);
        }}
      />
    </Flex>
  );
}

/**
 * Reports that the login has ended, with a link to log in again. The link opens another tab, because this page has the
 * unsaved content.
 */
function LoginNotice() {
  const isLoggedOut = useConnection() === "loggedOut";
  return (
    <Box role="alert" px="4" py={isLoggedOut ? "2" : "0"} borderBottomWidth={isLoggedOut ? "1px" : "0"} bg="bg.warning">
      {isLoggedOut && (
        <>
          {messages.frame.loginEnded}{" "}
          <Button asChild size="xs" variant="outline" bg="bg">
            <a href="/" target="_blank">
              {messages.frame.enter}
            </a>
          </Button>
        </>
      )}
    </Box>
  );
}

/** Tells the team which document is open, and tells it again when a lost connection is restored. */
function usePresence(person: Person | undefined, file: string): void {
  const isTeam = person !== undefined;
  useEffect(() => {
    if (!isTeam) return;
    const sendPresence = () => void editorApi.here({ file }).catch(() => {});
    sendPresence();
    return onContentChange((files) => !files && sendPresence());
  }, [isTeam, file]);
}

/** Returns the documents, each with its unpublished changes and its number of open notes. */
function addChangesAndNotes({ entries, notes = {} }: EditorState, { changes = [] }: Partial<Changes> = {}): Entry[] {
  const changeByFile = new Map(changes.map((change) => [change.file, change]));
  return entries.map((entry) => {
    const change = changeByFile.get(entry.file);
    const openNotes = notes[entry.file];
    if (!change && !openNotes) return entry;
    return {
      ...entry,
      ...(openNotes && { notes: openNotes }),
      ...(change && {
        pending: change.waiting ? ("waiting" as const) : ("saved" as const),
        mine: change.mine,
        others: change.others,
      }),
    };
  });
}
