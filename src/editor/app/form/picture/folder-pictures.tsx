/** The pictures of the document's folder that it does not show: to be chosen, or removed. */
import { Box, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { EditorPicture, TakenPicture } from "../../../contract/protocol.ts";
import { editorApi } from "../../editor-api.ts";
import { useAttempt } from "../../use-answer.ts";
import { useFormContext } from "../form-context.ts";
import { FolderPicture } from "./folder-picture.tsx";
import { asTaken } from "./with-picture.ts";

type Folder = ReturnType<typeof useFolder>;

export function useFolder() {
  const { file } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  /** Those that are not used; undefined until they are known. */
  const [pictures, setPictures] = useState<readonly EditorPicture[]>();
  const { failure, attempt } = useAttempt();
  const load = async () => setPictures((await editorApi.pictures({ file })).filter(({ used }) => !used));
  const leave = (src: string) => setPictures((all) => all?.filter((each) => each.src !== src));
  return {
    isOpen,
    pictures,
    failure,
    toggle() {
      if (!isOpen) void attempt(load);
      setOpen(!isOpen);
    },
    remove: (src: string) => void attempt(() => editorApi.removePicture({ file, src }).then(() => leave(src))),
    /** Takes it out of those to be chosen. */
    chosen: leave,
  };
}

interface FolderPicturesProps {
  folder: Folder;
  label: string;
  onChoose(picture: TakenPicture): void;
}

export function FolderPictures({ folder, label, onChoose }: FolderPicturesProps) {
  if (!folder.isOpen) return null;
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
        {wordsOf(folder)}
      </chakra.div>
      <Flex gap="3" wrap="wrap" marginTop={folder.pictures?.length ? "2" : "0"}>
        {folder.pictures?.map((picture) => (
          <FolderPicture
            key={picture.src}
            picture={picture}
            onChoose={() => {
              folder.chosen(picture.src);
              onChoose(asTaken(picture));
            }}
            onRemove={() => folder.remove(picture.src)}
          />
        ))}
      </Flex>
    </Box>
  );
}

function wordsOf({ pictures, failure }: Folder): string {
  if (failure) return failure;
  if (!pictures) return messages.common.seeking;
  if (pictures.length === 0) return messages.pictures.noneUnused;
  return messages.pictures.countUnused(pictures.length);
}
