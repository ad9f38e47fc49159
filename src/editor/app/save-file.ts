/** The time in milliseconds after which the URL of a downloaded file is revoked. */
const READ = 60_000;

/** Saves a text as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ);
}
