import { chakra } from "@chakra-ui/react";
import { Picture } from "../picture/picture.tsx";
import type { GalleryPicture } from "./columns.ts";

interface ViewerPictureProps {
  picture: GalleryPicture;
  lang: string;
  /** It is shown, or may be shown next: it loads now. */
  near: boolean;
}

/** One picture as large as the screen allows, with its description and its credit. */
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
      pt="16"
      pb="20"
    >
      <div className="swiper-zoom-container">
        <Picture picture={picture} sizes="100vw" first={near} maxH="100%" w="auto" objectFit="contain" />
      </div>
      <chakra.figcaption textStyle="caption" color="fg.muted" textAlign="center" maxW="text">
        {[picture.alt, picture.credit].filter(Boolean).join(" · ")}
      </chakra.figcaption>
    </chakra.figure>
  );
}
