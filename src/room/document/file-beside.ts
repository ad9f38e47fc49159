/** The path from the content folder of a file that a document names. */
export function fileBeside(document: string, src: string): string {
  const folder = document.split("/").slice(0, -1);
  return [...folder, src].join("/");
}
