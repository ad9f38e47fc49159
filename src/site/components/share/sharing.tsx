import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** Shares a URL as soon as the component is rendered, and shows the outcome. */
export function Sharing({ title, url }: ShareTarget) {
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

/**
 * Renders a field with the URL. The field gets the focus, because screen readers then read the URL and the keyboard
 * shortcut for copying works.
 */
function AddressField({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" columnGap="3" w="min(26rem, 100%)">
      {t("share.byHand")}
      <chakra.input
        ref={focusAndSelect}
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

function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Title and absolute URL of a shared page or picture. */
interface ShareTarget {
  title: string;
  url: string;
}

/**
 * Outcome for the reader: the URL was copied, or can only be copied by hand; `undefined` if the system's share dialog
 * was shown.
 */
type Outcome = "copied" | "by-hand" | undefined;

/** Shares or copies a URL. Has to be called right after a press; at other times, browsers refuse both actions. */
async function share(target: ShareTarget): Promise<Outcome> {
  if (await openShareDialog(target)) return undefined;
  try {
    await navigator.clipboard.writeText(target.url);
    return "copied";
  } catch {
    // The URL cannot be copied: an insecure page has no clipboard, and on other pages the reader or an embedding page
    // may deny access to the clipboard.
    return "by-hand";
  }
}

/**
 * Names of errors after which nothing has to be done: the reader closed the share dialog, or the dialog was already
 * open.
 */
const HANDLED_ERRORS = ["AbortError", "InvalidStateError"];

/** Opens the system's share dialog. Resolves to true if the dialog was shown, even if the reader shared nothing. */
async function openShareDialog(target: ShareTarget): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(target);
    return true;
  } catch (error) {
    return error instanceof DOMException && HANDLED_ERRORS.includes(error.name);
  }
}
