/**
 * What is pressed with Ctrl or ⌘ while the page has the focus is meant for the editor, whose own document hears of it.
 * Returns how to stop.
 */
export function forwardShortcuts(frame: Document): () => void {
  const forward = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (!document.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  frame.addEventListener("keydown", forward);
  return () => frame.removeEventListener("keydown", forward);
}
