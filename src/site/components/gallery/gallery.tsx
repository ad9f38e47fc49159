import { Box, chakra } from "@chakra-ui/react";
import { type FocusEvent, useRef } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { OpenedPart } from "../layout/opened-part.tsx";
import { type GalleryPicture, isShown, toColumns } from "./columns.ts";
import { ForwardButton } from "./forward-button.tsx";
import { GalleryColumn } from "./gallery-column.tsx";
import { useOpenPicture } from "./use-open-picture.ts";

const { Part: Viewer } = lazyPart(() => import("./viewer.tsx").then((module) => module.Viewer));

interface GalleryProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Language in which the pictures are described. */
  lang: string;
  /** Names this gallery in the address; left out where a page has only one. */
  galleryKey?: string;
  /** The reader sees it first: its first pictures load at once. */
  first?: boolean;
}

/** A strip of pictures that scrolls sideways; pressing one opens the viewer at that picture. */
export function Gallery({ label, pictures, lang, galleryKey, first = false }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = pictures.filter(isShown);
  const { open, link, show, turnTo, close } = useOpenPicture(shown.length, galleryKey);
  return (
    <Box position="relative">
      <chakra.div
        ref={strip}
        role="group"
        aria-label={label}
        tabIndex={0}
        onFocus={bringIntoSight}
        display="flex"
        gap="16px"
        px="gutter"
        // The strip clips its overflow; without room it would clip the focus ring of a picture.
        py="6px"
        my="-6px"
        overflowX="auto"
        scrollSnapType="x proximity"
        scrollPaddingInline="gutter"
        overscrollBehaviorX="contain"
        css={{ scrollbarWidth: "none", "&:focus-visible": { outlineOffset: "-3px" } }}
      >
        {toColumns(shown).map((column, index) => (
          <GalleryColumn
            key={column[0]?.index}
            column={column}
            lang={lang}
            first={first && index === 0}
            onOpen={show}
          />
        ))}
      </chakra.div>
      <ForwardButton strip={strip} />
      {open !== undefined && (
        <OpenedPart onDismiss={close}>
          <Viewer
            label={label}
            pictures={shown}
            lang={lang}
            open={open}
            link={link}
            onTurn={turnTo}
            onClose={close}
            strip={strip}
          />
        </OpenedPart>
      )}
    </Box>
  );
}

/** Firefox scrolls to what the Tab key reaches only until a part of it is in sight. */
function bringIntoSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
