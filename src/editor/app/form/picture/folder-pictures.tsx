/** Renders the unused pictures in the folder of the document. Each picture can be chosen or removed. */
import { Box, chakra, Flex, Button, Image } from "@chakra-ui/react";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as messages from "#messages";
import type { EditorPicture, TakenPicture } from "../../../contract/protocol.ts";
import { editorApi } from "../../editor-api.ts";
import { useAttempt } from "../../use-request.ts";
import { useFormContext } from "../use-field.ts";
import { withOrientation } from "./picture-fields.ts";

type Folder = ReturnType<typeof useFolder>;

export function useFolder() {
  const { file } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  /** Unused pictures; `undefined` until they are loaded. */
  const [pictures, setPictures] = useState<readonly EditorPicture[]>();
  /** The button that opened the folder. */
  const [button, setButton] = useState<HTMLButtonElement>();
  const { failure, attempt } = useAttempt();
  const load = async () => setPictures((await editorApi.pictures({ file })).filter(({ used }) => !used));
  const removeFromList = (src: string) =>
    flushSync(() => setPictures((all) => all?.filter((picture) => picture.src !== src)));
  return {
    isOpen,
    button,
    pictures,
    failure,
    toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
      setButton(currentTarget);
      if (!isOpen) void attempt(load);
      setOpen(!isOpen);
    },
    /** Deletes the file of a picture. */
    remove: (src: string) => attempt(() => editorApi.removePicture({ file, src }).then(() => removeFromList(src))),
    /** Removes a chosen picture from the list. The file stays. */
    removeFromList,
  };
}

interface FolderPicturesProps {
  folder: Folder;
  label: string;
  onChoose(picture: TakenPicture): void;
}

export function FolderPictures({ folder, label, onChoose }: FolderPicturesProps) {
  const list = useRef<HTMLDivElement>(null);
  if (!folder.isOpen) return null;
  /** Deletes a picture. The next picture gets the focus, because the pressed button is removed with the picture. */
  const remove = async (src: string, index: number) => {
    await folder.remove(src);
    if (document.activeElement !== document.body) return;
    const row = list.current?.children[index] ?? list.current?.lastElementChild;
    (row?.querySelector("button") ?? folder.button)?.focus();
  };
  return (
    <Box
      role="group"
      aria-label={messages.pictures.unusedFor(label)}
      marginTop="2"
      padding="3"
      rounded="md"
      background="bg.subtle"
    >
      <chakra.div role="status" fontSize="xs" color="fg.muted">
        {statusOf(folder)}
      </chakra.div>
      <Flex ref={list} gap="3" wrap="wrap" marginTop={folder.pictures?.length ? "2" : "0"}>
        {folder.pictures?.map((picture, index) => (
          <FolderPicture
            key={picture.src}
            picture={picture}
            onChoose={() => {
              folder.removeFromList(picture.src);
              onChoose(withOrientation(picture));
            }}
            onRemove={() => void remove(picture.src, index)}
          />
        ))}
      </Flex>
    </Box>
  );
}

function statusOf({ pictures, failure }: Folder): string {
  if (failure) return failure;
  if (!pictures) return messages.common.seeking;
  if (pictures.length === 0) return messages.pictures.noneUnused;
  return messages.pictures.countUnused(pictures.length);
}

interface FolderPictureProps {
  picture: EditorPicture;
  onChoose(): void;
  onRemove(): void;
}

/** Renders a picture with a button that deletes the file at the second click. */
function FolderPicture({ picture, onChoose, onRemove }: FolderPictureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const file = picture.src.split("/").at(-1) ?? picture.src;
  return (
    <Flex direction="column" gap="1" width="24">
      <chakra.button
        type="button"
        onClick={onChoose}
        aria-label={messages.pictures.use(file)}
        cursor="pointer"
        rounded="sm"
        background="bg.muted"
      >
        <Image src={picture.address} alt="" width="24" height="20" objectFit="contain" loading="lazy" />
      </chakra.button>
      <chakra.span fontSize="xs" truncate title={picture.src}>
        {file}
      </chakra.span>
      <Button
        size="2xs"
        variant={isConfirming ? "solid" : "outline"}
        colorPalette={isConfirming ? "red" : undefined}
        aria-label={isConfirming ? messages.pictures.removeFile(file) : messages.pictures.asksRemove(file)}
        onClick={() => (isConfirming ? onRemove() : setConfirming(true))}
        onBlur={() => setConfirming(false)}
      >
        {isConfirming ? messages.pictures.remove : messages.common.remove}
      </Button>
    </Flex>
  );
}
