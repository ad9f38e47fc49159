import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { Button } from "../button/button.tsx";

interface ViewerControlsProps {
  /** Position of the open picture, such as «3 de 10». */
  position: string;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
  /** Actions for the picture, shown beside the button that closes the viewer. */
  children: ReactNode;
}

/** Renders the buttons around the open picture, each at least 44 px in size (WCAG 2.2 criterion 2.5.5). */
export function ViewerControls({ position, onPrevious, onNext, onClose, children }: ViewerControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Flex
        position="absolute"
        zIndex="bar"
        top="calc({sizes.header} - 3.5rem)"
        insetX="gutter"
        align="start"
        justify="space-between"
        gap="4"
      >
        <chakra.p aria-live="polite" textStyle="label" lineHeight="2.75rem" whiteSpace="nowrap">
          {position}
        </chakra.p>
        <Flex align="start" justify="flex-end" gap="4" minW="0">
          {children}
          <Button variant="plain" onClick={onClose} aria-label={t("gallery.close")} fontSize="2xl">
            ✕
          </Button>
        </Flex>
      </Flex>
      <Flex
        position="absolute"
        zIndex="bar"
        bottom="calc({sizes.footer} - 2.25rem)"
        insetX="gutter"
        justify="center"
        gap="6"
        css={{
          [LOW_VIEWPORT]: {
            bottom: "auto",
            top: "calc(50% - 1.375rem)",
            insetInline: "1",
            justifyContent: "space-between",
          },
        }}
      >
        <Button variant="plain" onClick={onPrevious} aria-label={t("gallery.previous")} fontSize="2xl">
          ←
        </Button>
        {/* The most used button gets focus first. A link in a caption would lose it when its slide becomes inert. */}
        <Button variant="plain" data-autofocus onClick={onNext} aria-label={t("gallery.next")} fontSize="2xl">
          →
        </Button>
      </Flex>
    </>
  );
}
