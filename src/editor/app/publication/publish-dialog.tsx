import { Dialog, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback, useState, useEffect, useRef } from "react";
import type { EditorState, Entry } from "../../contract/protocol.ts";
import { DialogFrame } from "../layout/dialog.tsx";
import {
  type PublicationOptions,
  type Side,
  type Outcome,
  usePublication,
  type Publication,
  type PublicationResult,
} from "./use-publication.ts";
import { LABELS } from "./publish-or-request.ts";
import * as messages from "#messages";
import { ChangeList } from "./change-list.tsx";
import { namesOf, proposeSentence } from "./change-texts.ts";
import { OutcomeNotice, WaitingNotice } from "./outcome-notice.tsx";
import { Requests } from "./requests.tsx";
import { AlertText, PublishForm } from "./publish-form.tsx";
import { onServerEvent } from "../server-events.ts";

interface PublishDialogProps extends PublicationOptions {
  onClose: () => void;
  /** Called when the dialog closes after a publication, with the result of the publication. */
  onFinish: (result: PublicationResult) => void;
  state: EditorState;
  /**
   * Shows the page of a document as published or as it is now. The dialog closes, but keeps the sentence that was
   * typed.
   */
  onShow: (file: string, side: Side) => void;
  /** Opens the form of a document. The dialog closes as for `onShow`. */
  onOpen: (file: string) => void;
  /** Shows the field for corrections of a document. The dialog closes as for `onShow`. */
  onCorrect: (file: string) => void;
}

/** Renders the dialog «Publicar los cambios», which lists and publishes the unpublished changes. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, onClose, onFinish, publishMode, onlyFile } = props;
  const publication = usePublication(props);
  const [sentences, setSentences] = useState<Readonly<Record<string, string | undefined>>>({});
  const setSentence = useCallback(
    (sentence: string | undefined) => setSentences((all) => ({ ...all, [onlyFile]: sentence })),
    [onlyFile],
  );
  const close = () => {
    if (publication.step.is === "done") {
      onFinish(publication.step);
      publication.load();
    }
    onClose();
  };
  return (
    <DialogFrame
      title={LABELS[publishMode].title}
      open={open}
      onClose={close}
      isKeptOpen={publication.step.is === "publishing"}
      size="lg"
      scrollBehavior="inside"
    >
      <Dialog.Body pb="6" tabIndex={0}>
        <PublishBody
          {...props}
          publication={publication}
          typedSentence={sentences[onlyFile]}
          onClose={close}
          onType={setSentence}
        />
      </Dialog.Body>
    </DialogFrame>
  );
}

interface PublishBodyProps extends Omit<PublishDialogProps, "open" | "onlyFile" | "onFinish" | "loadChanges"> {
  publication: Publication;
  typedSentence: string | undefined;
  onType: (sentence: string | undefined) => void;
}

/** Renders the content of the dialog in each of its states. */
function PublishBody(props: PublishBodyProps) {
  const { publishMode, publication, state, typedSentence, onType, onShow, onOpen, onCorrect, onClose } = props;
  const { types, entries } = state;
  const { step, changes, load } = publication;
  const outcome = step.is === "done" ? step.outcome : undefined;
  useEffect(() => {
    if (outcome) onType(undefined);
  }, [outcome, onType]);
  if (step.is === "done")
    return (
      <OutcomeScreen
        outcome={step.outcome}
        documents={entries.filter(({ file }) => step.files.includes(file))}
        onClose={onClose}
      />
    );
  if (!changes || step.is === "loading")
    return step.is === "failed" ? (
      <LoadError message={step.message} onRetry={load} />
    ) : (
      <Text role="status">{messages.publication.looking}</Text>
    );
  const names = namesOf(types, entries);
  const { hasPublishable, changedRevisions, isLeftOut, leaveOut } = publication;
  const proposal = proposeSentence(
    changes.changes.filter((change) => !isLeftOut(change)),
    names.nameOf,
  );
  return (
    <>
      {changes.waiting && <WaitingNotice {...changes.waiting} />}
      {/* While publishing, the list is disabled, because its buttons would close the dialog before the result. */}
      <chakra.fieldset disabled={step.is === "publishing"} minW="0">
        {changes.requests && changes.requests.length > 0 && (
          <Requests
            {...{ publishMode, names }}
            requests={changes.requests}
            onChoose={(request) => {
              publication.selectOnly(request.files);
              onType(request.sentence);
            }}
            onDismiss={(id) => void publication.dismiss(id)}
          />
        )}
        <ChangeList
          {...{ changes, names, state, isLeftOut, changedRevisions, onShow, onOpen, onCorrect }}
          onLeaveOut={leaveOut}
        />
      </chakra.fieldset>
      <Text role="status" srOnly>
        {step.is === "publishing" && LABELS[publishMode].inProgress}
      </Text>
      {step.is === "publishing" && publishMode === "publish" && <Progress />}
      {hasPublishable ? (
        <PublishForm {...{ publication, names, state, typedSentence, onType, publishMode, proposal }} />
      ) : (
        step.is === "failed" && <LoadError message={step.message} onRetry={load} />
      )}
    </>
  );
}

/** Renders the result. The notice gets the focus, because the button that was pressed is no longer rendered. */
function OutcomeScreen({
  outcome,
  documents,
  onClose,
}: {
  outcome: Outcome;
  documents: readonly Entry[];
  onClose: () => void;
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Flex direction="column" gap="4">
      <chakra.div ref={notice} tabIndex={-1}>
        <OutcomeNotice outcome={outcome} documents={documents} />
      </chakra.div>
      <Button alignSelf="end" onClick={onClose}>
        {messages.publication.done}
      </Button>
    </Flex>
  );
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Flex direction="column" gap="4">
      <AlertText status="error" text={message} />
      <Button alignSelf="end" onClick={onRetry}>
        {messages.common.tryAgain}
      </Button>
    </Flex>
  );
}

/** Renders the current step of the publication, as reported by the server. */
function Progress() {
  const [step, setStep] = useState("");
  useEffect(() => onServerEvent("publication", (progress) => setStep(progress.step)), []);
  return (
    <Text role="status" mt="3">
      {step || messages.publication.storing}
    </Text>
  );
}
