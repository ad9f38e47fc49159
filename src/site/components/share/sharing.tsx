import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Outcome, share, type Shared } from "./share.ts";

/** Shares once, and says what came of it. */
export function Sharing({ title, url }: Shared) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    void share({ title, url }).then(setOutcome);
  }, [title, url]);
  return (
    <>
      <span role="status">{outcome === "copied" && t("share.copied")}</span>
      {outcome === "by-hand" && <AddressField address={url} />}
    </>
  );
}

/** Takes the focus, so that it is read out and the keys that copy do so. */
function AddressField({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" columnGap="3" w="min(26rem, 100%)">
      {t("share.byHand")}
      <chakra.input
        ref={focusOn}
        readOnly
        value={address}
        flex="1 1 14rem"
        minW="0"
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
