import { Flex, Heading, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { DocumentLoader } from "./document/document-loader.tsx";
import type { Sought } from "./document/use-sought.ts";
import { FirstScreen } from "./first-screen/first-screen.tsx";
import { RecoverDocument } from "./history/recover-dialog.tsx";
import { Panel } from "./layout/panel.tsx";
import { DocumentList } from "./list/document-list.tsx";
import { NewDocument } from "./list/new-document.tsx";
import { Removed } from "./list/removed.tsx";
import { SendDialog } from "./publication/send-dialog.tsx";
import { useLastReviews } from "./publication/use-last-reviews.ts";
import { EditorHeader } from "./editor-header.tsx";
import { VERBS, wayOf } from "./publication/way.ts";
import { usePresence } from "./use-presence.ts";
import { useEditorState } from "./use-editor-state.ts";
import { useShownDocument } from "./use-shown-document.ts";

/** Whether the list fits beside a form and a page. */
const isWide = () => window.matchMedia("(min-width: 75rem)").matches;

/** The whole editor: the documents, the form of one, and its page. */
export function Editor() {
  const { state, failure, changes, refresh, refreshSoon } = useEditorState();
  const { file, waits, made, removals, earlier, open, openNext, show, showEarlier, showNow } =
    useShownDocument(refresh);
  const [asks, setAsks] = useState(false);
  const [listed, setListed] = useState(isWide);
  const [sends, setSends] = useState(false);
  const way = wayOf(state?.person);
  const { reviews, actions } = useLastReviews(state?.canSend ?? false, way);
  usePresence(state?.person, file);
  const [sought, setSought] = useState<Sought>();
  const onReached = useCallback(() => setSought(undefined), []);
  if (!state)
    return (
      <Text p="10" role="status">
        {failure || "Abriendo la redacción…"}
      </Text>
    );
  const { magazine, canSend, types, entries } = state;
  const entry = entries.find((each) => each.file === file);
  const type = types.find(({ name }) => name === entry?.collection);
  const choose = (next: string) => {
    open(next);
    if (!isWide()) setListed(false);
  };
  return (
    // What is hidden from view is placed in it, and no field that is scrolled to moves it.
    <Flex direction="column" h="100dvh" position="relative" overflowY="clip">
      <EditorHeader
        {...{ magazine, failure, listed, file }}
        verb={VERBS[way]}
        requests={way === "release" ? (state.requests ?? 0) : 0}
        onList={() => setListed(!listed)}
        onSend={canSend ? () => setSends(true) : undefined}
      />
      <Text role="status" px="5" py={waits ? "2" : "0"} borderBottomWidth={waits ? "1px" : "0"}>
        {waits && "El otro documento se abre cuando termine de llegar lo que agregaste a este."}
      </Text>
      {removals > 0 && <Removed key={removals} onRestored={refresh} />}
      {/* In a narrow window they stand side by side, each as wide as it, and are scrolled to. */}
      <Flex
        flex="1"
        minH="0"
        overflowX={{ base: "auto", md: "clip" }}
        scrollSnapType={{ base: "x mandatory", md: "none" }}
      >
        {listed && (
          <Panel width="list">
            <DocumentList types={types} entries={entries} current={file} onOpen={choose} onNew={() => setAsks(true)}>
              {canSend && <RecoverDocument onRecovered={openNext} />}
            </DocumentList>
          </Panel>
        )}
        {entry && type ? (
          <DocumentLoader
            key={entry.file}
            {...{ state, entry, type, changes }}
            isNew={made === entry.file}
            reviews={reviews}
            sought={sought?.file === entry.file ? sought : undefined}
            onReached={onReached}
            earlier={earlier?.asked.file === entry.file ? earlier : undefined}
            onEarlier={canSend ? showEarlier : undefined}
            onNow={showNow}
            onChange={refreshSoon}
            onOpen={openNext}
          />
        ) : file ? (
          <Flex as="main" flex="1" p="10">
            <Heading as="h1" size="xl">
              {file} no está.
            </Heading>
          </Flex>
        ) : (
          <FirstScreen state={state} onNew={() => setAsks(true)} />
        )}
      </Flex>
      <SendDialog
        open={sends}
        onClose={() => setSends(false)}
        types={types}
        entries={entries}
        {...{ way, actions }}
        onReveal={(field) => {
          setSought(field);
          show(field.file, false);
          if (!isWide()) setListed(false);
        }}
        onShow={(shown, side) => {
          setSends(false);
          show(shown, side === "before");
        }}
      />
      <NewDocument
        types={types}
        open={asks}
        onClose={() => setAsks(false)}
        onMade={(next) => {
          setAsks(false);
          void openNext(next);
        }}
      />
    </Flex>
  );
}
