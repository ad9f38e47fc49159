/** Presses on the page beside the form: they lead to the field that says what was pressed, not to another page. */
import type { Pressed } from "./find-field.ts";

/** Parts of a page that say something of a document. */
const PARTS = "h1, h2, h3, h4, p, li, dt, dd, a, figcaption, blockquote, span, strong, em";

/**
 * `onPress` answers whether it found a field; a link leads nowhere, or the page would be another than the one that is
 * typed. With Ctrl or ⌘ a press does what it does for readers. Returns how to stop.
 */
export function listenToPresses(frame: Document, onPress: (pressed: Pressed) => boolean): () => void {
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey) return;
    const parts = target.closest("main") ? [pictureOf(target), wordsOf(target)] : [];
    const found = parts.some((pressed) => pressed && onPress(pressed));
    if (!found && !target.closest("a[href]")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener("click", press, { capture: true });
  return () => frame.removeEventListener("click", press, { capture: true });
}

const addressOf = (image: HTMLImageElement) => new URL(image.src, image.baseURI).pathname;

function pictureOf(target: Element): Pressed | undefined {
  const within = target.closest("button, a, figure, picture") ?? target;
  const image =
    target instanceof (target.ownerDocument.defaultView ?? window).HTMLImageElement
      ? target
      : within.querySelector("img");
  if (!image) return undefined;
  const picture = addressOf(image);
  const all = [...target.ownerDocument.querySelectorAll<HTMLImageElement>("main img")];
  const before = all.slice(0, all.indexOf(image)).filter((each) => addressOf(each) === picture).length;
  return { text: "", picture, before };
}

function wordsOf(target: Element): Pressed | undefined {
  const part = target.closest(PARTS);
  const text = part?.textContent.trim() ?? "";
  if (!part || !text) return undefined;
  const all = [...target.ownerDocument.querySelectorAll(`main ${part.localName}`)];
  const before = all.slice(0, all.indexOf(part)).filter((each) => each.textContent.trim() === text).length;
  return { text, picture: "", before };
}
