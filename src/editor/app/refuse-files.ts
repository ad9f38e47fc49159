/**
 * A file that is dropped where nothing takes it would be opened by the browser in place of the editor. What takes files
 * says so to the browser first, by preventing what that would do. Returns how to stop.
 */
export function refuseFiles(within: Document): () => void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  const events = ["dragover", "drop"] as const;
  for (const name of events) within.addEventListener(name, refuse);
  return () => {
    for (const name of events) within.removeEventListener(name, refuse);
  };
}
