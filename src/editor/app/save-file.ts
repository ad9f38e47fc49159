/** The time in milliseconds after which the URL of a downloaded file is revoked. */
const REVOKE_DELAY = 60_000;

/** Saves a text as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
