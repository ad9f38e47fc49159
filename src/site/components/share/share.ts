/** A page and its whole address. */
export interface Shared {
  title: string;
  url: string;
}

/** What the reader is told: the address was copied, or can only be copied by hand; nothing where the system has taken it. */
export type Outcome = "copied" | "by-hand" | undefined;

/** Called by a press, without which browsers share and copy nothing. */
export async function share(shared: Shared): Promise<Outcome> {
  if (await offerSheet(shared)) return undefined;
  try {
    await navigator.clipboard.writeText(shared.url);
    return "copied";
  } catch {
    // There is no clipboard on an insecure page, and elsewhere the reader or an embedding page may refuse it.
    return "by-hand";
  }
}

/** The reader closed the sheet, or it was open already. */
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
