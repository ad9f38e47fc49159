import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import { useScrollForward } from "./use-scroll-forward.ts";

/** Scrolls a strip forward while more of it is hidden; apart from the pictures, which stay as they are when it comes and goes. */
export function ForwardButton({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const { more, advance } = useScrollForward(strip);
  if (!more) return undefined;
  return (
    <Button
      onClick={advance}
      aria-label={t("gallery.forward")}
      position="absolute"
      insetEnd="gutter"
      top="50%"
      mt="-2rem"
      boxSize="4rem"
      px="0"
      bg="bg.page"
      fontSize="2xl"
    >
      →
    </Button>
  );
}
