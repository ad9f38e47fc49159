import { Box, chakra } from "@chakra-ui/react";
import { type FocusEvent, useRef } from "react";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { OpenedPart } from "../loading/part-message.tsx";
import { type GalleryPicture, isShown, toColumns, GalleryColumn } from "./gallery-columns.tsx";
import { ForwardButton } from "./forward-button.tsx";
import { useLocation, useNavigate } from "react-router-dom";
import { useOnceHydrated } from "../layout/use-hydrated.ts";

const { Part: Viewer } = lazyPart(() => import("./viewer.tsx").then((module) => module.Viewer));

interface GalleryProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Language in which the pictures are described. */
  lang: string;
  /** Name of this gallery in the address of the page; left out if the page has only one. */
  galleryKey?: string;
  /** Whether the reader sees this gallery first: its first pictures load at once. */
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

/**
 * Scrolls a picture that the Tab key reached into view as a whole. Firefox by itself scrolls only until a part of it is
 * visible.
 */
function bringIntoSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** `?foto=3` names the third picture of the page's only gallery; `galeria` names one of several. */
const PICTURE = "foto";
const GALLERY = "galeria";

/** State of a history entry that was added by opening the viewer, so that going back closes it. */
const FROM_PAGE = { viewer: true };

/** Keeps the open picture in the address, so that it can be linked and Back closes the viewer. */
function useOpenPicture(count: number, galleryKey?: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = Number(parameters.get(PICTURE)) - 1;
  const own = parameters.get(GALLERY) === (galleryKey ?? null);
  // The prerendered page has no query.
  const open = useOnceHydrated(own && Number.isInteger(named) && named >= 0 && named < count ? named : undefined);
  const searchOf = (others: URLSearchParams, index?: number) => {
    const next = new URLSearchParams(others);
    next.delete(PICTURE);
    next.delete(GALLERY);
    if (index !== undefined && galleryKey) next.set(GALLERY, galleryKey);
    if (index !== undefined) next.set(PICTURE, String(index + 1));
    return `?${next}`;
  };
  const address = (index?: number) => ({ search: searchOf(parameters, index) });
  return {
    /** The picture that the address names, 0 first; `undefined` while the viewer is closed. */
    open,
    show: (index: number) => void navigate(address(index), { state: FROM_PAGE }),
    /** Address of the open picture for sharing, without the other parameters of this reader's address. */
    link: pathname + searchOf(new URLSearchParams(), open),
    /** Shows another picture in the open viewer without a history entry, so that Back still closes the viewer. */
    turnTo: (index: number) => void navigate(address(index), { replace: true, state: state as unknown }),
    close: () => void (isFromPage(state) ? navigate(-1) : navigate(address(), { replace: true })),
  };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "viewer" in state;
}
