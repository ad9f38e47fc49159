import { Button, Menu, Flex, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import * as messages from "#messages";
import type { EditorState, Entry, EditorType } from "../../contract/protocol.ts";
import { useIsKeptOpen } from "../keep-open.ts";
import { editorApi } from "../editor-api.ts";
import { EditorDialog } from "../layout/dialog.tsx";
import type { EarlierVersion } from "../use-shown-document.ts";
import { Letter } from "./letter.tsx";
import { NameForm, RenameForm } from "./rename-document.tsx";
import { ShareDocument } from "./share-document.tsx";
import { asDraft, isDraft } from "../../contract/drafts.ts";
import { RemoveDocument, PlannedChanges } from "./remove-document.tsx";
import type { DocumentHandle } from "./use-document.ts";

export interface DocumentMenuProps {
  document: DocumentHandle;
  state: EditorState;
  entry: Entry;
  type: EditorType;
  /** Shows the page of an earlier version; `undefined` if the content is not in a Git repository. */
  onShowEarlier: ((version: EarlierVersion) => void) | undefined;
  /** Whether the document can be shared by a link. */
  canShare: boolean;
  onOpen: (file: string) => void;
  onChange: () => void;
}

const Versions = lazy(async () => ({ default: (await import("../history/versions.tsx")).Versions }));

type DialogName = "draft" | "history" | "share" | "letter" | "duplicate" | "rename" | "remove";

/** Renders the menu of the less frequent actions on a document. */
export function DocumentMenu(props: DocumentMenuProps) {
  const { document, state: editorState, entry, type, onShowEarlier, canShare, onOpen, onChange } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  /** The dialog that was opened last. It stays the same on closing, so that a closing dialog still has its content. */
  const [dialog, setDialog] = useState<DialogName>("history");
  const [open, setOpen] = useState(false);
  const [inboundLinks, setInboundLinks] = useState<readonly string[]>([]);
  const { state, unsaved, edit, save, discard } = document;
  const { file, title } = entry;
  const openDialog = (next: DialogName) => {
    setDialog(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const closeAndOpen = (next: string) => {
    close();
    onChange();
    onOpen(next);
  };
  const backToDraft = () => {
    close();
    edit((now) => asDraft(now, true), "draft");
    void save(asDraft(state.history.present, true));
  };
  const askBackToDraft = async () => {
    // A failure is ignored here, because the save that follows reports a server that does not respond.
    const { changes } = await editorApi.inboundLinks({ file }).catch(() => ({ changes: [] }));
    setInboundLinks(changes);
    if (changes.length > 0) openDialog("draft");
    else backToDraft();
  };
  // The actions on the file have to wait for uploads, because an unfinished upload would be stored in the folder with
  // the old name.
  const isKeptOpen = useIsKeptOpen();
  const hint = isKeptOpen ? messages.document.waitForPicture : unsaved && messages.document.saveFirst;
  const duplicate = (name: string) => editorApi.duplicate({ file, name }).then((copy) => closeAndOpen(copy.file));
  const closeThen =
    <Argument,>(act: (argument: Argument) => void) =>
    (argument: Argument) => {
      close();
      act(argument);
    };
  const titles: Record<DialogName, string> = {
    draft: messages.document.asksDraft(title),
    history: messages.document.earlierVersions,
    share: messages.sharing.title(title),
    letter: messages.letters.title(title),
    duplicate: messages.document.duplicates(title),
    rename: messages.document.renames(title),
    remove: messages.document.asksRemove(title),
  };
  const contents: Record<DialogName, ReactNode> = {
    draft: <BackToDraft changes={inboundLinks} onClose={close} onConfirm={backToDraft} />,
    history: onShowEarlier && (
      <Suspense fallback={messages.common.seeking}>
        <Versions
          file={file}
          form={type.form}
          state={editorState}
          current={state.history.present}
          onShowEarlier={closeThen(onShowEarlier)}
          onReturn={closeThen((typed) => edit(() => typed, "version"))}
        />
      </Suspense>
    ),
    share: <ShareDocument {...{ file, unsaved }} />,
    letter: <Letter file={file} />,
    duplicate: (
      <NameForm label={messages.document.nameOfCopy} action={messages.document.duplicate} onName={duplicate} />
    ),
    rename: <RenameForm entry={entry} onRenamed={closeAndOpen} />,
    remove: <RemoveDocument entry={entry} state={editorState} onClose={close} onRemoved={() => closeAndOpen("")} />,
  };
  return (
    <>
      <Menu.Root onSelect={({ value }) => value in titles && openDialog(value as DialogName)}>
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
            {type.hasDrafts && !isDraft(state.history.present) && (
              <Menu.Item value="back-to-draft" onClick={() => void askBackToDraft()}>
                {messages.document.backToDraft}
              </Menu.Item>
            )}
            {onShowEarlier && <Menu.Item value="history">{messages.document.openVersions}</Menu.Item>}
            {hasLetter(entry) && <Menu.Item value="letter">{messages.letters.open}</Menu.Item>}
            {canShare && <Menu.Item value="share">{messages.sharing.open}</Menu.Item>}
            {!type.isFixed && (
              <>
                <Menu.Item value="duplicate" disabled={unsaved || isKeptOpen}>
                  {messages.document.openDuplicate} {hint}
                </Menu.Item>
                <Menu.Item value="rename" disabled={unsaved || isKeptOpen}>
                  {messages.document.openRename} {hint}
                </Menu.Item>
                <Menu.Item value="remove" color="fg.error" disabled={isKeptOpen}>
                  {messages.document.openRemove} {isKeptOpen && hint}
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <EditorDialog
        title={titles[dialog]}
        size={["history", "letter"].includes(dialog) ? "lg" : "md"}
        open={open}
        onClose={close}
        returnTo={trigger}
      >
        {contents[dialog]}
      </EditorDialog>
    </>
  );
}

/** Whether an e-mail can be created from a document: the document is public, and has a date and a page of its own. */
export const hasLetter = ({ published, unpublished, address }: Entry) =>
  published !== undefined && !unpublished && address !== "" && !address.includes("#");

interface BackToDraftProps {
  /** Problems that other documents would have if this document became a draft, one sentence each. */
  changes: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Lists the problems that other documents would have, and makes the document a draft after confirmation. */
function BackToDraft({ changes, onClose, onConfirm }: BackToDraftProps) {
  return (
    <Flex direction="column" gap="4">
      <PlannedChanges changes={changes} />
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
