import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

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

/** A field with the address. It takes the focus, so that it is read out and the keys that copy work. */
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

/** A page and its whole address. */
interface Shared {
  title: string;
  url: string;
}

/**
 * The outcome for the reader: the address was copied, or can only be copied by hand; `undefined` if the system's sheet
 * has taken it.
 */
type Outcome = "copied" | "by-hand" | undefined;

/** Shares or copies an address. Has to follow a press, without which browsers do neither. */
async function share(shared: Shared): Promise<Outcome> {
  if (await offerSheet(shared)) return undefined;
  try {
    await navigator.clipboard.writeText(shared.url);
    return "copied";
  } catch {
    // There is no clipboard on an insecure page, and elsewhere the reader or an embedding page may refuse it.
    return "by-hand";
  }
}

/** Names of errors that leave nothing to do: the reader closed the sheet, or it was open already. */
const DONE = ["AbortError", "InvalidStateError"];

/** Whether the system's sheet was shown, whatever the reader did with it. */
async function offerSheet(shared: Shared): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && DONE.includes(error.name);
  }
}
