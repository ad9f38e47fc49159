import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { OpenedPart } from "../loading/part-message.tsx";
import { QuietButton } from "../links/site-link.tsx";

const { Part: Sharing, preload } = lazyPart(() => import("./sharing.tsx").then((module) => module.Sharing));

interface ShareButtonProps {
  /** Title of what is shared, in the words of its page. */
  title: string;
  /** Path from the root of the site. */
  to: string;
}

/**
 * The button that shares an address. A press hands it to the system's sheet, or copies it and says so, or shows it to
 * be copied by hand.
 */
export function ShareButton({ title, to }: ShareButtonProps) {
  const { t } = useTranslation();
  const path = useHref(to);
  const [presses, setPresses] = useState(0);
  return (
    <Flex align="center" wrap="wrap" columnGap="4" minW="0" textStyle="label">
      <QuietButton onPointerEnter={loadAhead} onClick={() => setPresses(presses + 1)}>
        {t("share.action")}
      </QuietButton>
      {presses > 0 && (
        <OpenedPart onDismiss={() => setPresses(0)}>
          <Sharing key={presses} title={title} url={new URL(path, window.location.href).href} />
        </OpenedPart>
      )}
    </Flex>
  );
}

/** Loads the code before the press comes, because browsers share only what follows a press at once. */
const loadAhead = () => void preload().catch(() => {});
