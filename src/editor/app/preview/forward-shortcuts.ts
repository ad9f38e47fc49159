/** What is pressed with Ctrl or ⌘ while the page has the focus is meant for the editor, whose own document hears of it. */
export function forwardShortcuts(frame: Document): void {
  frame.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (!document.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  });
}
