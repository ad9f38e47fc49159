import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { DocumentLoader } from "./document/document-loader.tsx";
import { DocumentList } from "./list/document-list.tsx";
import { NewDocument } from "./list/new-document.tsx";
import { Removed } from "./list/removed.tsx";
import type { PublicationActions } from "./publication/publication-actions.ts";
import { SendDialog } from "./publication/send-dialog.tsx";
import { roomApi } from "./room-api.ts";
import { useOpenFile } from "./use-open-file.ts";
import { useRoomState } from "./use-room-state.ts";

const PUBLICATION: PublicationActions = {
  changes: () => roomApi.changes({}),
  send: (sending) => roomApi.send(sending),
};

/** Whether the list fits beside a form and a page. */
const isWide = () => window.matchMedia("(min-width: 75rem)").matches;

/** The whole room: the documents, the form of one, and its page. */
export function Room() {
  const { state, failure, changes, refresh, refreshSoon } = useRoomState();
  const [file, open] = useOpenFile();
  const [asks, setAsks] = useState(false);
  const [removed, setRemoved] = useState(false);
  const [listed, setListed] = useState(() => isWide() || file === "");
  const [sends, setSends] = useState(false);
  const [before, setBefore] = useState("");
  const made = useCallback(
    async (next: string) => {
      setAsks(false);
      await refresh();
      open(next);
    },
    [refresh, open],
  );
  const openOther = useCallback(
    (next: string) => {
      setRemoved(next === "");
      if (next === "") void refresh().then(() => open(""));
      else void made(next);
    },
    [made, refresh, open],
  );
  const choose = (next: string) => {
    open(next);
    if (!isWide()) setListed(false);
  };
  if (!state)
    return (
      <Text p="10" role="status">
        {failure || "Abriendo la redacción…"}
      </Text>
    );
  const { types, entries, problems, warnings } = state;
  const entry = entries.find((each) => each.file === file);
  const type = types.find(({ name }) => name === entry?.collection);
  return (
    <Flex direction="column" h="100dvh">
      <Flex as="header" align="center" gap="3" px="4" h="12" borderBottomWidth="1px" bg="bg">
        <Button size="xs" variant="ghost" aria-expanded={listed} onClick={() => setListed(!listed)}>
          Documentos
        </Button>
        <Heading as="p" size="md" flex="1">
          {state.magazine} · La redacción
        </Heading>
        {state.canSend && (
          <Button size="sm" variant="outline" onClick={() => setSends(true)}>
            Enviar
          </Button>
        )}
        {failure && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {failure}
          </Text>
        )}
      </Flex>
      <Flex flex="1" minH="0">
        {listed && (
          <Flex w="list" flexShrink="0" borderEndWidth="1px" minH="0" bg="bg">
            <DocumentList types={types} entries={entries} current={file} onOpen={choose} onNew={() => setAsks(true)} />
          </Flex>
        )}
        {entry && type ? (
          <DocumentLoader
            key={entry.file}
            {...{ entry, type, entries, problems, warnings, changes }}
            before={before === entry.file}
            onNow={() => setBefore("")}
            onChange={refreshSoon}
            onOpen={openOther}
          />
        ) : (
          <Flex as="main" flex="1" p="10" direction="column" gap="2">
            <Heading as="h1" size="xl">
              {file ? `${file} no está.` : "Elegí un documento, o hacé uno nuevo."}
            </Heading>
            {removed && <Removed onRestored={refresh} />}
          </Flex>
        )}
      </Flex>
      <SendDialog
        open={sends}
        onClose={() => setSends(false)}
        types={types}
        entries={entries}
        actions={PUBLICATION}
        onShow={(shown, side) => {
          setSends(false);
          setBefore(side === "before" ? shown : "");
          open(shown);
        }}
      />
      <NewDocument types={types} open={asks} onClose={() => setAsks(false)} onMade={(next) => void made(next)} />
    </Flex>
  );
}
