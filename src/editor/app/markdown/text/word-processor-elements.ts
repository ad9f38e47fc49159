/** What Word and Google Docs say by styles, as the elements that HTML has for it. */
import { atHeight } from "../../../../shared/at-height.ts";
import { freeEdges } from "./run-edges.ts";

/** Changes the page: runs of words are in `strong`, `em` and `del` or in nothing, and items in lists. Answers what lost its height. */
export function useElements(page: HTMLElement): string[] {
  for (const paragraph of page.querySelectorAll("p")) makeItem(paragraph);
  for (const paragraph of page.querySelectorAll("li > p:only-child")) unwrap(paragraph);
  // Google Docs puts a list within an item beside it.
  for (const list of page.querySelectorAll(":is(ol, ul) > :is(ol, ul)")) list.previousElementSibling?.append(list);
  const runs = textsOf(page).map((text) => ({ text, elements: elementsOf(text) }));
  const levelled = runs.flatMap(({ text }) => level(text));
  for (const run of page.querySelectorAll("b, del, em, font, i, s, span, strike, strong, sub, sup")) unwrap(run);
  for (const { text, elements } of freeEdges(runs)) surround(text, elements);
  for (const part of page.querySelectorAll("del, em, strong, ol, ul")) takeInNext(part);
  return levelled;
}

/** Its words, where there are no letters for their height. */
function level(text: Text): string[] {
  const height = (["sup", "sub"] as const).find((name) => says(text, /vertical-align:(\w+)/, RegExp(`^${name}`), name));
  if (!height || !text.data.trim()) return [];
  const put = atHeight(text.data, height);
  text.data = put ?? text.data;
  return put === undefined ? [text.data.trim()] : [];
}

/** Word writes items as paragraphs, with the number or the bullet before the words. */
function makeItem(paragraph: Element): void {
  if (!/mso-list:l\d/.test(styleOf(paragraph))) return;
  const sign = [...paragraph.querySelectorAll("span")].find((part) => styleOf(part).includes("mso-list:ignore"));
  const list = document.createElement(/^\s*\d/.test(sign?.textContent ?? "") ? "ol" : "ul");
  sign?.remove();
  paragraph.replaceWith(list);
  list.appendChild(document.createElement("li")).append(...paragraph.childNodes);
}

function textsOf(page: HTMLElement): Text[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** From the inner to the outer. Titles are bold by themselves. */
function elementsOf(text: Text): string[] {
  const struck = text.parentElement?.closest('s, strike, del, [style*="line-through"]') ? ["del"] : [];
  if (text.parentElement?.closest("h1, h2, h3, h4, h5, h6")) return struck;
  const bold = says(text, /font-weight:(\w+)/, /^(?:bold|[6-9]00)/, "b, strong");
  const italic = says(text, /font-style:(\w+)/, /^(?:italic|oblique)/, "i, em");
  return [...(bold ? ["strong"] : []), ...(italic ? ["em"] : []), ...struck];
}

/** The innermost that says something of it does so by its style or by its name: Google Docs puts a whole text into a `b` that is not bold. */
function says(text: Text, style: RegExp, value: RegExp, names: string): boolean {
  for (let around = text.parentElement; around; around = around.parentElement) {
    const said = style.exec(styleOf(around))?.[1];
    if (said !== undefined) return value.test(said);
    if (around.matches(names)) return true;
  }
  return false;
}

function surround(text: Text, elements: readonly string[]): void {
  let inside: Element | Text = text;
  for (const name of elements) {
    const around = document.createElement(name);
    inside.replaceWith(around);
    around.append(inside);
    inside = around;
  }
}

/** Word cuts words into runs, and here lists into items: what follows as the same goes on in the first. */
function takeInNext(part: Element): void {
  for (let next = nextOf(part); next?.nodeName === part.nodeName; next = nextOf(part)) {
    part.append(...next.childNodes);
    next.remove();
  }
}

function nextOf(part: Element): ChildNode | null {
  return /^[OU]L$/.test(part.nodeName) ? behindBlanks(part.nextSibling) : part.nextSibling;
}

function behindBlanks(next: ChildNode | null): ChildNode | null {
  return next?.nodeType === Node.TEXT_NODE && !next.nodeValue?.trim() ? behindBlanks(next.nextSibling) : next;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const styleOf = (node: Element) => (node.getAttribute("style") ?? "").toLowerCase().replace(/\s*:\s*/g, ":");
