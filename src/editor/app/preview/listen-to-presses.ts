/**
 * Handles clicks in the preview: a click reveals the field with the clicked content, and does not open another page.
 */
import type { PressedContent } from "./find-field.ts";

/** The elements that may contain text of a document. */
const TEXTS = "h1, h2, h3, h4, p, li, dt, dd, a, figcaption, blockquote, span";

/** The elements that may show the content of a field. */
export const PRESSABLE = `${TEXTS}, img, time`;

/** The navigation to other documents. It is ignored, because it may contain the same names as the document. */
const LINKS_TO_OTHERS = "article nav";

/**
 * Calls `onPress` with clicked content; `onPress` returns whether a field has the content. Links are not followed,
 * because the preview stays on the edited document. With Ctrl or ⌘, a click works as it does for readers.
 */
export function listenToPresses(frame: Document, onPress: (pressed: PressedContent) => boolean): void {
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey) return;
    const isHandled = pressedContentsAt(target, documentPartOf(frame)).some((pressed) => pressed && onPress(pressed));
    if (!isHandled && !target.closest("a[href]")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener("click", handleClick, { capture: true });
}

/** Returns the part of the page that shows the document: the section that the URL names, or else the `main` element. */
export const documentPartOf = (page: Document): Element | null =>
  page.getElementById(decodeURIComponent(page.location.hash.slice(1)))?.closest("section, li") ??
  page.querySelector("main");

/**
 * Returns candidates for the clicked content, the likeliest first. Links come after words, because a link surrounds
 * words or an arrow.
 */
export function pressedContentsAt(target: Element, documentPart: Element | null): (PressedContent | undefined)[] {
  if (!documentPart?.contains(target) || target.closest(LINKS_TO_OTHERS)) return [];
  return [
    pressedContentIn(documentPart, "picture", imageAt(target), addressOf),
    pressedContentIn(documentPart, "words", target.closest(TEXTS), (part) => part.textContent.trim()),
    pressedContentIn(documentPart, "value", target.closest("a"), (link) => link.getAttribute("href") ?? ""),
    pressedContentIn(documentPart, "value", target.closest("time"), (time) => time.dateTime),
  ];
}

function pressedContentIn<Part extends Element>(
  documentPart: Element,
  as: PressedContent["as"],
  part: Part | null | undefined,
  contentOf: (part: Part) => string,
): PressedContent | undefined {
  const content = part ? contentOf(part) : "";
  if (!part || !content) return undefined;
  const before = () => {
    const selector = as === "words" ? TEXTS : part.localName;
    const equalElements = [...documentPart.querySelectorAll<Part>(selector)].filter(
      (each) => contentOf(each) === content,
    );
    // Only the innermost of nested elements with the same content counts.
    const innermost = equalElements.filter(
      (each) => !equalElements.some((other) => other !== each && each.contains(other)),
    );
    return innermost.findIndex((each) => part.contains(each));
  };
  return { as, content, before };
}

const imageAt = (target: Element) =>
  target.closest("img") ?? target.closest("button, a, figure, picture")?.querySelector("img");

/** Returns the path of the picture that the browser chose for the width of the window. */
const addressOf = (image: HTMLImageElement) => new URL(image.currentSrc || image.src, image.baseURI).pathname;
