import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { FolderPictures, useFolder } from "./folder-pictures.tsx";
import { UploadStatus } from "../../upload/upload-status.tsx";
import { useFileChooser } from "../../upload/file-input.tsx";
import type { Upload } from "../../upload/use-upload.ts";

interface AddPicturesProps {
  id: string;
  label: string;
  upload: Upload;
  isOver: boolean;
  onChoose(picture: TakenPicture): void;
}

export function AddPictures({ id, label, upload, isOver, onChoose }: AddPicturesProps) {
  const folder = useFolder();
  const chooser = useFileChooser(upload.add, true);
  return (
    <Box>
      <Flex
        align="center"
        gap="2"
        wrap="wrap"
        padding="2"
        rounded="md"
        borderWidth={isOver ? "2px" : "1px"}
        borderStyle="dashed"
        borderColor={isOver ? "border.inverted" : "border"}
      >
        <Button id={id} size="xs" variant="outline" aria-label={messages.pictures.addTo(label)} onClick={chooser.open}>
          {messages.pictures.add}
        </Button>
        <Button size="xs" variant="ghost" aria-expanded={folder.isOpen} onClick={folder.toggle}>
          {messages.pictures.fromFolder}
        </Button>
        <chakra.span fontSize="xs" color="fg.muted" css={{ "@media (hover: none)": { display: "none" } }}>
          {messages.pictures.orDrop}
        </chakra.span>
        {chooser.input}
      </Flex>
      <UploadStatus upload={upload} />
      <FolderPictures folder={folder} label={label} onChoose={onChoose} />
    </Box>
  );
}
