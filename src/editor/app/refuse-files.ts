/**
 * A file that is dropped where nothing takes it would be opened by the browser in place of the editor. What takes files
 * says so to the browser first, by preventing what that would do.
 */
export function refuseFiles(within: Document): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  for (const name of ["dragover", "drop"] as const) within.addEventListener(name, refuse);
}
