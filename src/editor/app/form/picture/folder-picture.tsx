import { Button, chakra, Flex, Image } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { EditorPicture } from "../../../contract/protocol.ts";

interface FolderPictureProps {
  picture: EditorPicture;
  onChoose(): void;
  onRemove(): void;
}

/** Removing deletes a file, so it takes a second press. */
export function FolderPicture({ picture, onChoose, onRemove }: FolderPictureProps) {
  const [isAsking, setAsking] = useState(false);
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
        variant={isAsking ? "solid" : "outline"}
        colorPalette={isAsking ? "red" : undefined}
        aria-label={isAsking ? messages.pictures.removeFile(file) : messages.pictures.asksRemove(file)}
        onClick={() => (isAsking ? onRemove() : setAsking(true))}
        onBlur={() => setAsking(false)}
      >
        {isAsking ? messages.pictures.remove : messages.common.remove}
      </Button>
    </Flex>
  );
}
