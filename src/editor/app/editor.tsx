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
import { saveFirst } from "./publication/save-first.ts";
import { type Sent, useChanges } from "./publication/use-publication.ts";
import { SubscriptionsDialog } from "./subscriptions/subscriptions.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { wayOf, LABELS } from "./publication/publish-or-request.ts";
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
  const { state: received, failure, changes, refresh, refreshSoon } = useEditorState();
  const { file, waits, focus, removals, earlier, open, openNext, showPage, showField, showEarlier, showNow } =
    useShownDocument(refresh);
  const [asks, setAsks] = useState(false);
  /** Whether the list is hidden in a window with room for all three views. */
  const [folded, setFolded] = useState(false);
  const [publishes, setPublishes] = useState(false);
  /** The file for which the publication dialog was opened; `""` for all of the person's own changes. */
  const [only, setOnly] = useState("");
  const publish = (chosen: string) => {
    setOnly(chosen);
    setPublishes(true);
  };
  /** The last publication from this browser tab. */
  const [sent, setSent] = useState<Sent>();
  const [seesSubscriptions, setSeesSubscriptions] = useState(false);
  const way = wayOf(received?.person);
  const { changes: unpublished, actions } = useChanges(received?.canPublish ?? false, way);
  const state = useMemo(
    () => received && { ...received, entries: withWork(received, unpublished) },
    [received, unpublished],
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
    // The container is fixed, because it also has hidden parts, and must not move when the editor scrolls to a field.
    <Flex direction="column" position="fixed" insetInline="0" {...VISIBLE} overflow="clip" containerType="size">
      <EditorHeader
        {...{ magazine, failure, file, folded }}
        verb={file ? LABELS[way].all : LABELS[way].verb}
        pending={unpublished?.changes.filter((each) => each.mine && !each.waiting).length ?? 0}
        requests={way === "publish" ? (state.requests ?? 0) : 0}
        onFold={() => setFolded(!folded)}
        onPublish={canPublish ? () => void saveFirst().then(() => publish("")) : undefined}
        onSubscriptions={canSeeSubscriptions ? () => setSeesSubscriptions(true) : undefined}
      />
      <LoginNotice />
      <Text role="status" px="5" py={waits ? "2" : "0"} borderBottomWidth={waits ? "1px" : "0"}>
        {waits && messages.frame.opensLater}
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
            onNew={() => setAsks(true)}
          >
            <RecoverDocument types={types} onRecovered={openNext} />
          </DocumentList>
        </Panel>
        {entry && type ? (
          <DocumentLoader
            key={entry.file}
            {...{ state, entry, type, changes }}
            focus={focus?.file === entry.file ? focus : undefined}
            earlier={earlier?.asked.file === entry.file ? earlier : undefined}
            onEarlier={canPublish ? showEarlier : undefined}
            onNow={showNow}
            canShare={state.others !== undefined && entry.address !== "/"}
            onPublish={canPublish ? () => publish(entry.file) : undefined}
            sent={sent?.files.includes(entry.file) ? sent.outcome : undefined}
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
          <FirstScreen state={state} changes={unpublished?.changes} onNew={() => setAsks(true)} />
        )}
      </Panels>
      <ViewBar isOpen={file !== ""} problems={entry?.problems ?? 0} />
      <PublishDialog
        open={publishes}
        onClose={() => setPublishes(false)}
        onSent={setSent}
        {...{ state, way, actions, only }}
        onShow={(shown, side) => {
          setPublishes(false);
          showPage(shown, side === "before");
        }}
        onOpen={(opened) => {
          setPublishes(false);
          open(opened);
        }}
        onCorrect={(corrected) => {
          setPublishes(false);
          showField(corrected, "corrections");
        }}
      />
      <SubscriptionsDialog open={seesSubscriptions} onClose={() => setSeesSubscriptions(false)} />
      <NewDocument
        types={types}
        open={asks}
        onClose={() => setAsks(false)}
        onCreated={(next) => {
          setAsks(false);
          void openNext(next);
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
  const isOver = useConnection() === "loggedOut";
  return (
    <Box role="alert" px="4" py={isOver ? "2" : "0"} borderBottomWidth={isOver ? "1px" : "0"} bg="bg.warning">
      {isOver && (
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

/** Tells the team which document is open, and repeats the message after a lost connection has returned. */
function usePresence(person: Person | undefined, file: string): void {
  const isTeam = person !== undefined;
  useEffect(() => {
    if (!isTeam) return;
    const tell = () => void editorApi.here({ file }).catch(() => {});
    tell();
    return onContentChange((files) => !files && tell());
  }, [isTeam, file]);
}

/** Returns the documents with their unpublished changes and their number of notes. */
function withWork({ entries, notes = {} }: EditorState, { changes = [] }: Partial<Changes> = {}): Entry[] {
  const known = new Map(changes.map((change) => [change.file, change]));
  return entries.map((entry) => {
    const change = known.get(entry.file);
    const open = notes[entry.file];
    if (!change && !open) return entry;
    return {
      ...entry,
      ...(open && { notes: open }),
      ...(change && {
        pending: change.waiting ? ("waiting" as const) : ("saved" as const),
        mine: change.mine,
        others: change.others,
      }),
    };
  });
}
