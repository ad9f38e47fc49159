import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Picture } from "../picture/picture.tsx";
import type { GalleryPicture, Placed } from "./columns.ts";

/** Sizes in CSS pixels; on a screen that is narrower, smaller in the same proportion. */
const SIZES = {
  portrait: { width: "min(380px, 100vw - 3rem)", ratio: "380 / 530" },
  landscape: { width: "calc(min(380px, 100vw - 3rem) * 350 / 380)", ratio: "350 / 256" },
} as const;

/** Makes two landscapes and the gap between them as high as a portrait. */
const STACK_GAP = "calc(min(380px, 100vw - 3rem) * 18 / 380)";

interface GalleryColumnProps {
  column: Placed<GalleryPicture>[];
  lang: string;
  /** The reader sees it first. */
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
          css={POINTED}
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

const GROWN = { "& img": { transform: "scale(1.03)" } };
const POINTED = { _hover: GROWN, _focusVisible: GROWN };
