import { chakra } from "@chakra-ui/react";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { PictureCredit } from "../credits/picture-credit.tsx";
import { Picture } from "../picture/picture.tsx";
import type { GalleryPicture } from "./gallery-columns.tsx";

interface ViewerPictureProps {
  picture: GalleryPicture;
  lang: string;
  /** Whether the picture is open or may be opened next. If so, the picture loads at once. */
  near: boolean;
}

/** Renders one picture as large as the screen allows, with its description and its credit. */
export function ViewerPicture({ picture, lang, near }: ViewerPictureProps) {
  return (
    <chakra.figure
      lang={lang}
      h="100%"
      display="grid"
      gridTemplateRows="minmax(0, 1fr) auto"
      justifyItems="center"
      gap="4"
      px={{ base: "4", md: "20" }}
      pt="header"
      pb="calc({sizes.footer} + 2rem)"
      css={{ [LOW_VIEWPORT]: { gap: "2", paddingInline: "3.5rem", paddingBlock: "3.5rem 0.5rem" } }}
    >
      <div className="swiper-zoom-container">
        <Picture picture={picture} sizes="100vw" first={near} maxH="100%" w="auto" objectFit="contain" />
      </div>
      <chakra.figcaption
        textStyle="caption"
        color="fg.muted"
        textAlign="center"
        maxW="text"
        css={{ [LOW_VIEWPORT]: { maxHeight: "4.5em", overflowY: "auto" } }}
      >
        {/* Hidden from screen readers, which have already read the description as the picture's `alt` text. */}
        <span aria-hidden>
          {picture.alt}
          {picture.alt && picture.credit && " · "}
        </span>
        <PictureCredit {...picture} />
      </chakra.figcaption>
    </chakra.figure>
  );
}
