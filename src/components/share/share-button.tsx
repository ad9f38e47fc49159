import { chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { QuietButton } from "../layout/site-link.tsx";
import { type Outcome, share } from "./share.ts";

interface ShareButtonProps {
  /** What is shared, in the words of its page. */
  title: string;
  /** Path from the root of the site. */
  to: string;
}

/** Hands an address to the system's sheet, or copies it and says so, or shows it to be copied by hand. */
export function ShareButton({ title, to }: ShareButtonProps) {
  const { t } = useTranslation();
  const path = useHref(to);
  const [outcome, setOutcome] = useState<Outcome>();
  const url = () => new URL(path, window.location.href).href;
  const press = () => {
    // A second copy is announced only where the first announcement has gone.
    setOutcome(undefined);
    void share({ title, url: url() }).then(setOutcome);
  };
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="4"
      textStyle="label"
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      <QuietButton onClick={press}>{t("share.action")}</QuietButton>
      <span role="status">{outcome === "copied" && t("share.copied")}</span>
      {outcome === "by-hand" && <AddressField address={url()} />}
    </Flex>
  );
}

/** Takes the focus, so that it is read out and the keys that copy do so. */
function AddressField({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" columnGap="3" maxW="100%">
      {t("share.byHand")}
      <chakra.input
        ref={focusOn}
        readOnly
        value={address}
        w="22rem"
        maxW="100%"
        minH="2.75rem"
        px="3"
        bg="bg.page"
        color="fg"
        border="1px solid {colors.rule}"
        textTransform="none"
        letterSpacing="normal"
      />
    </chakra.label>
  );
}

function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
