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
  /** Language of the pictures' descriptions. */
  lang: string;
  /** Name of this gallery in the URL of the page; `undefined` if the page has only one gallery. */
  galleryKey?: string;
  /** Whether the reader sees this gallery first. If so, the first pictures of the gallery load at once. */
  first?: boolean;
}

/** Renders a strip of pictures that scrolls sideways. Pressing a picture opens the viewer at that picture. */
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
        // The padding leaves room for the focus ring of a picture, because the strip clips its overflow.
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
 * Scrolls a picture that was focused with the Tab key fully into view, because Firefox scrolls only until a part of the
 * picture is visible.
 */
function bringIntoSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Query parameters: `?foto=3` names the third picture of the page's only gallery; `galeria` names one of several
 * galleries.
 */
const PICTURE = "foto";
const GALLERY = "galeria";

/**
 * State of a history entry that was added by opening the viewer. From such an entry, the viewer closes by going back.
 */
const FROM_PAGE = { viewer: true };

/** Stores the open picture in the URL, because readers can then link to the picture and Back closes the viewer. */
function useOpenPicture(count: number, galleryKey?: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = Number(parameters.get(PICTURE)) - 1;
  const own = parameters.get(GALLERY) === (galleryKey ?? null);
  // The prerendered HTML is made without a query, so the viewer opens after hydration.
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
    /** Index of the picture that the URL names, from 0; `undefined` while the viewer is closed. */
    open,
    show: (index: number) => void navigate(address(index), { state: FROM_PAGE }),
    /** Path and query of the open picture for sharing, without other query parameters of the reader's URL. */
    link: pathname + searchOf(new URLSearchParams(), open),
    /** Shows another picture in the open viewer without a new history entry, because Back has to close the viewer. */
    turnTo: (index: number) => void navigate(address(index), { replace: true, state: state as unknown }),
    close: () => void (isFromPage(state) ? navigate(-1) : navigate(address(), { replace: true })),
  };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "viewer" in state;
}
