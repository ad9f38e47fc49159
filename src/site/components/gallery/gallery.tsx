import { Box, chakra } from "@chakra-ui/react";
import { type FocusEvent, useRef } from "react";
import { listPageNumber } from "../../../shared/magazine/list-pages.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { OnDemandPart } from "../loading/part-message.tsx";
import { type GalleryPicture, isShown, toColumns, GalleryColumn } from "./gallery-columns.tsx";
import { ForwardButton } from "./forward-button.tsx";
import { useOpenPicture } from "./use-open-picture.ts";
import type { ViewerProps } from "./viewer.tsx";

const { Part: Viewer } = lazyPart(() => import("./viewer.tsx").then((module) => module.Viewer));

/** Renders the viewer, whose code loads on demand. */
export const OnDemandViewer = (props: ViewerProps) => (
  <OnDemandPart onDismiss={props.onClose}>
    <Viewer {...props} />
  </OnDemandPart>
);

interface GalleryProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Language of the pictures' descriptions. */
  lang: string;
  /** Name of this gallery in the URL of the page; `undefined` if the page has only one gallery. */
  galleryKey?: string;
  /**
   * Index of the list item that contains the gallery, from 0 for the first item of the page; `undefined` if the page is
   * no list. In the first item, the pictures of the first column load at once.
   */
  listIndex?: number;
}

/** Renders a strip of pictures that scrolls sideways. Pressing a picture opens the viewer at that picture. */
export function Gallery({ label, pictures, lang, galleryKey, listIndex }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shownPictures = pictures.filter(isShown);
  const { openIndex, link, show, turnTo, close } = useOpenPicture(
    shownPictures.length,
    galleryKey,
    listPageNumber(listIndex ?? 0),
  );
  return (
    <Box position="relative">
      <chakra.div
        ref={strip}
        role="group"
        aria-label={label}
        tabIndex={0}
        onFocus={scrollIntoFullView}
        display="flex"
        gap="16px"
        px="gutter"
        // The padding leaves room for the focus ring of a picture, because the strip clips its overflow.
        py="6px"
        my="-6px"
        overflowX="auto"
        scrollSnapType="x proximity"
        scrollPaddingInline="gutter"
        overscrollBehaviorX="contain"
        css={{ scrollbarWidth: "none", "&:focus-visible": { outlineOffset: "-3px" } }}
      >
        {toColumns(shownPictures).map((column, index) => (
          <GalleryColumn
            key={column[0]?.index}
            column={column}
            lang={lang}
            first={listIndex === 0 && index === 0}
            onOpen={show}
          />
        ))}
      </chakra.div>
      <ForwardButton strip={strip} />
      {openIndex !== undefined && (
        <OnDemandViewer
          label={label}
          pictures={shownPictures}
          lang={lang}
          openIndex={openIndex}
          link={link}
          onTurn={turnTo}
          onClose={close}
          strip={strip}
        />
      )}
    </Box>
  );
}

/**
 * Scrolls a picture fully into view when the Tab key has moved the focus to it, because Firefox scrolls only until a
 * part of the picture is visible.
 */
function scrollIntoFullView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
