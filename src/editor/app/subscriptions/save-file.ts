/** Until the browser has read it, in milliseconds. */
const READ = 60_000;

/** Saves a text as a file of this computer. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ);
}
