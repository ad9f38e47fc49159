/** Presses on the page beside the form: they lead to the field that says what was pressed, not to another page. */
import type { Pressed } from "./find-field.ts";

/** Parts of a page that say something of a document; of a text, its paragraphs. */
const TEXTS = "h1, h2, h3, h4, p, li, dt, dd, a, figcaption, blockquote, span";

/** Ways from a document to others, which may name the same people. */
const WAYS_ON = "article nav";

/**
 * `onPress` answers whether it found a field; a link leads nowhere, or the page would be another than the one that is
 * typed. With Ctrl or ⌘ a press does what it does for readers.
 */
export function listenToPresses(frame: Document, onPress: (pressed: Pressed) => boolean): void {
  const id = decodeURIComponent(frame.location.hash.slice(1));
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey) return;
    const found = pressedAt(target, placeOf(frame, id)).some((pressed) => pressed && onPress(pressed));
    if (!found && !target.closest("a[href]")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener("click", press, { capture: true });
}

/** What a page shows of the document: all of it, or the part that its address names where others are on it, too. */
const placeOf = (page: Document, id: string): Element | null =>
  page.getElementById(id)?.closest("section, li") ?? page.querySelector("main");

/** What may be meant, the likeliest first: a link is behind words or behind an arrow. */
function pressedAt(target: Element, place: Element | null): (Pressed | undefined)[] {
  if (!place?.contains(target) || target.closest(WAYS_ON)) return [];
  return [
    pressedIn(place, "picture", imageAt(target), addressOf),
    pressedIn(place, "words", target.closest(TEXTS), (part) => part.textContent.trim()),
    pressedIn(place, "value", target.closest("a"), (link) => link.getAttribute("href") ?? ""),
    pressedIn(place, "value", target.closest("time"), (time) => time.dateTime),
  ];
}

function pressedIn<Part extends Element>(
  place: Element,
  as: Pressed["as"],
  part: Part | null | undefined,
  say: (part: Part) => string,
): Pressed | undefined {
  const said = part ? say(part) : "";
  if (!part || !said) return undefined;
  const like = as === "words" ? TEXTS : part.localName;
  const same = [...place.querySelectorAll<Part>(like)].filter((each) => say(each) === said);
  // What is in one of them is the same once more.
  const innermost = same.filter((each) => !same.some((other) => other !== each && each.contains(other)));
  return { as, said, before: innermost.findIndex((each) => part.contains(each)) };
}

const imageAt = (target: Element) =>
  target.closest("img") ?? target.closest("button, a, figure, picture")?.querySelector("img");

/** Of the picture that is shown where a wide window has another. */
const addressOf = (image: HTMLImageElement) => new URL(image.currentSrc || image.src, image.baseURI).pathname;
