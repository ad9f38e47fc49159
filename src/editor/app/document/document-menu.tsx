import { Button, Menu, Flex, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import * as messages from "#messages";
import type { EditorState, Entry, EditorType } from "../../contract/protocol.ts";
import { useIsKeptOpen } from "../keep-open.ts";
import { editorApi } from "../editor-api.ts";
import { EditorDialog } from "../layout/dialog.tsx";
import type { Earlier } from "../use-shown-document.ts";
import { Letter } from "./letter.tsx";
import { NameForm, RenameForm } from "./rename-document.tsx";
import { ShareDocument } from "./share-document.tsx";
import { asDraft, isDraft } from "../../contract/drafts.ts";
import { RemoveDocument, ChangeList } from "./remove-document.tsx";
import type { DocumentHandle } from "./use-document.ts";

export interface DocumentMenuProps {
  document: DocumentHandle;
  state: EditorState;
  entry: Entry;
  type: EditorType;
  /** Shows the page of an earlier version; `undefined` if the content is not in a Git repository. */
  onEarlier: ((earlier: Earlier) => void) | undefined;
  /** Whether the document can be shared by a link. */
  canShare: boolean;
  onOpen: (file: string) => void;
  onChange: () => void;
}

const Versions = lazy(async () => ({ default: (await import("../history/versions.tsx")).Versions }));

type Question = "draft" | "history" | "share" | "letter" | "duplicate" | "rename" | "remove";

/** Renders the menu of the less frequent actions on a document. */
export function DocumentMenu(props: DocumentMenuProps) {
  const { document, state: editor, entry, type, onEarlier, canShare, onOpen, onChange } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  /** The question that the dialog asks. The question is kept while the dialog closes, to keep the content visible. */
  const [question, setQuestion] = useState<Question>("history");
  const [open, setOpen] = useState(false);
  const [inboundLinks, setInboundLinks] = useState<readonly string[]>([]);
  const { state, unsaved, take, save, discard } = document;
  const { file, title } = entry;
  const ask = (next: Question) => {
    setQuestion(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const gone = (next: string) => {
    close();
    onChange();
    onOpen(next);
  };
  const backToDraft = () => {
    close();
    take((now) => asDraft(now, true), "draft");
    void save(asDraft(state.history.now, true));
  };
  const askBackToDraft = async () => {
    // A failure is ignored here, because saving reports a server that does not respond.
    const { changes } = await editorApi.inboundLinks({ file }).catch(() => ({ changes: [] }));
    setInboundLinks(changes);
    if (changes.length > 0) ask("draft");
    else backToDraft();
  };
  // Renaming waits for uploads, because an unfinished upload would be stored in the folder with the former name.
  const waits = useIsKeptOpen();
  const saveFirst = waits ? messages.document.waitForPicture : unsaved && messages.document.saveFirst;
  const duplicate = (name: string) => editorApi.duplicate({ file, name }).then((copy) => gone(copy.file));
  const closing =
    <Given,>(act: (given: Given) => void) =>
    (given: Given) => {
      close();
      act(given);
    };
  const titles: Record<Question, string> = {
    draft: messages.document.asksDraft(title),
    history: messages.document.earlierVersions,
    share: messages.sharing.title(title),
    letter: messages.letters.title(title),
    duplicate: messages.document.duplicates(title),
    rename: messages.document.renames(title),
    remove: messages.document.asksRemove(title),
  };
  const contents: Record<Question, ReactNode> = {
    draft: <BackToDraft changes={inboundLinks} onClose={close} onConfirm={backToDraft} />,
    history: onEarlier && (
      <Suspense fallback={messages.common.seeking}>
        <Versions
          file={file}
          form={type.form}
          state={editor}
          now={state.history.now}
          onEarlier={closing(onEarlier)}
          onReturn={closing((typed) => take(() => typed, "version"))}
        />
      </Suspense>
    ),
    share: <ShareDocument {...{ file, unsaved }} />,
    letter: <Letter file={file} />,
    duplicate: (
      <NameForm label={messages.document.nameOfCopy} action={messages.document.duplicate} onName={duplicate} />
    ),
    rename: <RenameForm entry={entry} onRenamed={gone} />,
    remove: <RemoveDocument entry={entry} onClose={close} onRemoved={() => gone("")} />,
  };
  return (
    <>
      <Menu.Root onSelect={({ value }) => value in titles && ask(value as Question)}>
        <Menu.Trigger asChild>
          <Button ref={trigger} size="xs" variant="ghost">
            {messages.document.more}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content maxW="calc(100vw - 2rem)">
            {unsaved && (
              <Menu.Item value="discard" onClick={() => void discard()}>
                {messages.document.discard}
              </Menu.Item>
            )}
            {type.hasDrafts && !isDraft(state.history.now) && (
              <Menu.Item value="back-to-draft" onClick={() => void askBackToDraft()}>
                {messages.document.backToDraft}
              </Menu.Item>
            )}
            {onEarlier && <Menu.Item value="history">{messages.document.openVersions}</Menu.Item>}
            {hasLetter(entry) && <Menu.Item value="letter">{messages.letters.open}</Menu.Item>}
            {canShare && <Menu.Item value="share">{messages.sharing.open}</Menu.Item>}
            {!type.isFixed && (
              <>
                <Menu.Item value="duplicate" disabled={unsaved || waits}>
                  {messages.document.openDuplicate} {saveFirst}
                </Menu.Item>
                <Menu.Item value="rename" disabled={unsaved || waits}>
                  {messages.document.openRename} {saveFirst}
                </Menu.Item>
                <Menu.Item value="remove" color="fg.error" disabled={waits}>
                  {messages.document.openRemove} {waits && saveFirst}
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <EditorDialog
        title={titles[question]}
        size={["history", "letter"].includes(question) ? "lg" : "md"}
        open={open}
        onClose={close}
        returnTo={trigger}
      >
        {contents[question]}
      </EditorDialog>
    </>
  );
}

/** Whether an e-mail can be created from a document. The document has to be public and have its own page. */
export const hasLetter = ({ published, unpublished, address }: Entry) =>
  published !== undefined && !unpublished && address !== "" && !address.includes("#");

interface BackToDraftProps {
  /** Problems that other documents would have after the change, one sentence each. */
  changes: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Lists the documents that link to a document, and makes the document a draft after confirmation. */
function BackToDraft({ changes, onClose, onConfirm }: BackToDraftProps) {
  return (
    <Flex direction="column" gap="4">
      <ChangeList changes={changes} />
      <Text textStyle="sm">{messages.document.mentionsStay}</Text>
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {messages.document.keepPublished}
        </Button>
        <Button onClick={onConfirm}>{messages.document.backToDraft}</Button>
      </Flex>
    </Flex>
  );
}
