import { Alert, Button, chakra, Flex, Text, Link } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import * as words from "#words";
import type { Changes, Sent } from "../../contract/git.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import type { Sought } from "../document/use-sought.ts";
import { ChangeList } from "./change-list.tsx";
import { namesOf } from "./names.ts";
import { proposeSentence } from "./propose-sentence.ts";
import type { Outcome, PublicationActions, Side } from "./publication-actions.ts";
import { ReleaseNotice } from "./release-notice.tsx";
import { Requests } from "./requests.tsx";
import { Reviews } from "./reviews.tsx";
import { SendingForm } from "./sending-form.tsx";
import type { Publication } from "./use-publication.ts";
import { DOING, type Way } from "./way.ts";
import { onServerEvent } from "../server-events.ts";

interface SendBodyProps {
  way: Way;
  actions: PublicationActions;
  publication: Publication;
  types: readonly EditorType[];
  entries: readonly Entry[];
  typed: string | undefined;
  onType: (sentence: string | undefined) => void;
  onShow: (file: string, side: Side) => void;
  onReveal: (field: Sought) => void;
  onClose: () => void;
}

/** The dialog in each of its states. */
export function SendBody(props: SendBodyProps) {
  const { way, actions, publication, types, entries, typed, onType, onShow, onReveal, onClose } = props;
  const { step, changes, load } = publication;
  const sent = step.is === "sent" ? step.sent : undefined;
  useEffect(() => {
    if (sent) onType(undefined);
  }, [sent, onType]);
  if (step.is === "sent")
    return (
      <Done sent={step.sent} documents={entries.filter(({ file }) => step.files.includes(file))} onClose={onClose} />
    );
  if (!changes)
    return step.is === "failed" ? (
      <Unread message={step.message} onRetry={load} />
    ) : (
      <Text role="status">{words.publication.looking}</Text>
    );
  const names = namesOf(types, entries);
  const { isNew, moved, stays, leave } = publication;
  const proposal = proposeSentence(
    changes.changes.filter((change) => !stays(change)),
    names.nameOf,
  );
  return (
    <>
      {changes.waiting?.pushed === false && <SentNotice sent={changes.waiting} waiting />}
      {way === "send" && <Reviews {...{ actions, types, entries, onReveal }} onPublished={load} />}
      {changes.requests && changes.requests.length > 0 && (
        <Requests
          {...{ way, names }}
          requests={changes.requests}
          onChoose={(request) => {
            publication.choose(request.files);
            onType(request.sentence);
          }}
          onDismiss={(id) => void actions.dismiss(id).then(load)}
        />
      )}
      <ChangeList {...{ changes, names, entries, stays, moved, onShow }} onLeave={leave} />
      <Text role="status" srOnly>
        {step.is === "sending" && DOING[way]}
      </Text>
      {step.is === "sending" && way === "release" && <Progress />}
      {(isNew || isStuck(changes)) && (
        <SendingForm
          {...{ publication, names, typed, onType, way }}
          again={!isNew}
          proposal={isNew ? proposal : (changes.waiting?.sentence ?? "")}
        />
      )}
    </>
  );
}

/** What was made before has not got away. */
const isStuck = ({ changes, hasRemote, waiting }: Changes) =>
  changes.some((change) => change.waiting) && hasRemote && waiting?.pushed === false;

/** The focus goes to it: the button that was pressed is gone. */
function Done({ sent, documents, onClose }: { sent: Outcome; documents: readonly Entry[]; onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Flex direction="column" gap="4">
      <chakra.div ref={notice} tabIndex={-1}>
        {"branch" in sent ? <SentNotice sent={sent} /> : <ReleaseNotice outcome={sent} documents={documents} />}
      </chakra.div>
      <Button alignSelf="end" onClick={onClose}>
        {words.publication.done}
      </Button>
    </Flex>
  );
}

function Unread({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Flex direction="column" gap="4">
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Description whiteSpace="pre-line">{message}</Alert.Description>
      </Alert.Root>
      <Button alignSelf="end" onClick={onRetry}>
        {words.common.tryAgain}
      </Button>
    </Flex>
  );
}

/** How far the publication is, as the server tells. */
function Progress() {
  const [step, setStep] = useState("");
  useEffect(() => onServerEvent("publication", (news) => setStep(news.step)), []);
  return (
    <Text role="status" mt="3">
      {step || words.publication.storing}
    </Text>
  );
}

/** What became of the sending; `waiting` for one of before. */
function SentNotice({ sent, waiting = false }: { sent: Sent; waiting?: boolean }) {
  const { branch, sentence, pullRequest, trouble } = sent;
  const stayed = trouble !== undefined || (waiting && !sent.pushed);
  return (
    <Alert.Root status={stayed ? "warning" : "success"} role="status" mb="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {stayed ? words.publication.notPushed : waiting ? words.publication.sentWaiting : words.publication.sent}
        </Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {words.publication.onBranch(sentence, branch, trouble ?? whereIt(sent))}
        </Alert.Description>
        {pullRequest && (
          <Link href={pullRequest} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            {words.publication.openRequest}
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function whereIt({ pushed }: Sent): string {
  return pushed ? words.publication.atRemote : words.publication.onlyHere;
}
