import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { OnDemandPart } from "../loading/part-message.tsx";
import { QuietButton } from "../links/site-link.tsx";

// The code loads before the press, because browsers allow sharing only immediately after a press.
const { Part: Sharing, prefetch } = lazyPart(() => import("./sharing.tsx").then((module) => module.Sharing));

interface ShareButtonProps {
  /** Title of the shared page or picture, as shown on the page. */
  title: string;
  /** Path from the root of the site. */
  to: string;
}

/**
 * Renders the button that shares a URL. A press opens the system's share dialog. If the dialog cannot be opened, the
 * URL is copied; if copying fails as well, the URL is shown for copying by hand.
 */
export function ShareButton({ title, to }: ShareButtonProps) {
  const { t } = useTranslation();
  const path = useHref(to);
  const [presses, setPresses] = useState(0);
  return (
    <Flex align="center" wrap="wrap" columnGap="4" minW="0" textStyle="label">
      <QuietButton onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setPresses(presses + 1)}>
        {t("share.action")}
      </QuietButton>
      {presses > 0 && (
        <OnDemandPart onDismiss={() => setPresses(0)}>
          <Sharing key={presses} title={title} url={new URL(path, window.location.href).href} />
        </OnDemandPart>
      )}
    </Flex>
  );
}
