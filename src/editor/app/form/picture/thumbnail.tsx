/** Renders a picture as a button. A click chooses another file. */
import { chakra, Image } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import { pictureAddress } from "../../editor-api.ts";
import { useFormContext } from "../use-field.ts";

interface ThumbnailProps {
  id: string;
  label: string;
  /** The file name of the picture; `""` without a picture. */
  src: string;
  isOver: boolean;
  /** The text below the picture; `""` for none. */
  hint: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  onPress(): void;
}

export function Thumbnail({ id, label, src, isOver, hint, isInvalid, describedBy, onPress }: ThumbnailProps) {
  const { file } = useFormContext();
  const address = src && pictureAddress(file, src);
  const [brokenAddress, setBrokenAddress] = useState("");
  return (
    <chakra.button
      type="button"
      id={id}
      aria-label={messages.pictures.press(label, src !== "")}
      aria-describedby={describedBy}
      title={src}
      onClick={onPress}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      width="28"
      minHeight="24"
      overflow="hidden"
      rounded="md"
      borderWidth={isOver || !src ? "2px" : "1px"}
      borderStyle={isOver || !src ? "dashed" : "solid"}
      borderColor={isOver ? "border.inverted" : isInvalid ? "border.error" : "border"}
      background="bg.subtle"
      color="fg.muted"
      fontSize="xs"
      cursor="pointer"
    >
      {address && brokenAddress !== address ? (
        <Image
          src={address}
          alt=""
          width="full"
          maxHeight="40"
          objectFit="contain"
          onError={() => setBrokenAddress(address)}
        />
      ) : (
        <chakra.span padding="2">{src ? messages.pictures.cannotShow : messages.pictures.choosePicture}</chakra.span>
      )}
      {hint && <chakra.span padding="1">{hint}</chakra.span>}
    </chakra.button>
  );
}
