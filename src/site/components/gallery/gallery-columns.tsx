/** Selects which pictures of a gallery are shown, and renders them in columns. */

import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import type { CreditedPicture } from "../credits/picture-credit.tsx";
import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Picture, zoomOnHover } from "../picture/picture.tsx";

export interface GalleryPicture extends PictureData, CreditedPicture {
  alt: string;
  orientation: "portrait" | "landscape";
}

type Oriented = Pick<GalleryPicture, "src" | "orientation">;

/** A picture with its index in the whole gallery, from 0. */
export interface IndexedPicture<Item> {
  picture: Item;
  index: number;
}

/**
 * Returns whether a picture is shown: `src` has to be a non-empty string, and `orientation` one of the two
 * orientations.
 */
export function isShown(picture: { src?: unknown; orientation?: unknown }): boolean {
  return (
    typeof picture.src === "string" &&
    picture.src !== "" &&
    ["portrait", "landscape"].includes(String(picture.orientation))
  );
}

/**
 * Arranges pictures in columns. A portrait is alone in its column; a landscape joins a previous landscape that is alone
 * in its column, so at most two landscapes are stacked.
 */
export function toColumns<Item extends Oriented>(pictures: readonly Item[]): IndexedPicture<Item>[][] {
  const columns: IndexedPicture<Item>[][] = [];
  for (const [index, picture] of pictures.filter(isShown).entries()) {
    const last = columns.at(-1);
    if (picture.orientation === "landscape" && last?.length === 1 && last[0]?.picture.orientation === "landscape") {
      last.push({ picture, index });
    } else {
      columns.push([{ picture, index }]);
    }
  }
  return columns;
}

/** Sizes of pictures in CSS pixels. Narrower screens show smaller pictures in the same proportion. */
const SIZES = {
  portrait: { width: "min(380px, 100vw - 3rem)", ratio: "380 / 530" },
  landscape: { width: "calc(min(380px, 100vw - 3rem) * 350 / 380)", ratio: "350 / 256" },
} as const;

/** Gap between two stacked landscapes. With this gap, the two are together as high as a portrait. */
const STACK_GAP = "calc(min(380px, 100vw - 3rem) * 18 / 380)";

interface GalleryColumnProps {
  column: IndexedPicture<GalleryPicture>[];
  lang: string;
  /** Whether this is the first column that the reader sees. If so, its pictures load at once. */
  first: boolean;
  onOpen: (index: number) => void;
}

export function GalleryColumn({ column, lang, first, onOpen }: GalleryColumnProps) {
  const { t } = useTranslation();
  return (
    <Flex lang={lang} direction="column" gap={STACK_GAP} flexShrink={0} scrollSnapAlign="start">
      {column.map(({ picture, index }) => (
        <chakra.button
          key={index}
          type="button"
          data-orientation={picture.orientation}
          data-picture={index}
          aria-label={t("gallery.enlarge", { alt: picture.alt })}
          onClick={() => onOpen(index)}
          display="block"
          w={SIZES[picture.orientation].width}
          overflow="hidden"
          cursor="zoom-in"
          css={zoomOnHover(1.03)}
        >
          <Picture
            picture={picture}
            first={first}
            sizes={picture.orientation === "portrait" ? "380px" : "350px"}
            w="100%"
            aspectRatio={SIZES[picture.orientation].ratio}
            transition="transform {durations.slow} {easings.house}"
          />
        </chakra.button>
      ))}
    </Flex>
  );
}
