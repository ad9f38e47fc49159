/** Asks whether several pictures form a gallery, and offers to embed the film or sound of a pasted URL. */
import { Button, Dialog, Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import { embedOf } from "../../../../shared/compiled/embeds.ts";
import { DialogFrame } from "../../layout/dialog.tsx";

interface SeveralPicturesProps {
  count: number;
  onGallery: () => void;
  /** Inserts the pictures one by one. Also called when the dialog is closed, so that no picture is lost. */
  onEach: () => void;
}

export function SeveralPictures({ count, onGallery, onEach }: SeveralPicturesProps) {
  return (
    <DialogFrame title={messages.markdown.together(count)} open onClose={onEach}>
      <Dialog.Footer justifyContent="start">
        <Button onClick={onGallery}>{messages.markdown.asGallery}</Button>
        <Button variant="outline" onClick={onEach}>
          {messages.markdown.oneByOne}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

interface FilmOfferProps {
  address: string;
  onShow: () => void;
  onKeep: () => void;
}

/** Offers to embed a pasted URL. The offer stays visible while the text scrolls, and can be ignored. */
export function FilmOffer({ address, onShow, onKeep }: FilmOfferProps) {
  const { service, shape } = embedOf(address) ?? { service: "", shape: "film" as const };
  return (
    <Flex role="status" align="center" wrap="wrap" gap="2" p="3" position="sticky" bottom="0" zIndex="1" bg="bg.subtle">
      <Text fontSize="sm" flex="1" minWidth="14rem">
        {messages.markdown.canBeShown(service)}
      </Text>
      <Button size="xs" onClick={onShow}>
        {messages.markdown.show[shape]}
      </Button>
      <Button size="xs" variant="outline" onClick={onKeep}>
        {messages.markdown.keepAddress}
      </Button>
    </Flex>
  );
}
