/** Turns the styles of Word and Google Docs into HTML elements. */
import { atHeight } from "../../../../shared/at-height.ts";

/**
 * Changes the page in place: formatted text is put into the elements `strong`, `em` and `del`, and list items into
 * lists. Returns the superscripts and subscripts that became normal text.
 */
export function convertElements(page: HTMLElement): string[] {
  for (const paragraph of page.querySelectorAll("p")) makeItem(paragraph);
  for (const paragraph of page.querySelectorAll("li > p:only-child")) unwrap(paragraph);
  // A nested list is moved into its item, because Google Docs puts the list beside the item.
  for (const list of page.querySelectorAll(":is(ol, ul) > :is(ol, ul)")) list.previousElementSibling?.append(list);
  const runs = textsOf(page).map((text) => ({ text, elements: elementsOf(text) }));
  const levelled = runs.flatMap(({ text }) => level(text));
  for (const run of page.querySelectorAll("b, del, em, font, i, s, span, strike, strong, sub, sup")) unwrap(run);
  for (const { text, elements } of freeEdges(runs)) wrapIn(text, elements);
  for (const part of page.querySelectorAll("del, em, strong, ol, ul")) joinNext(part);
  return levelled;
}

/**
 * Replaces the text of a superscript or subscript with superscript or subscript characters of Unicode. If Unicode lacks
 * one of the characters, the text stays normal and is returned in a list; otherwise, the list is empty.
 */
function level(text: Text): string[] {
  const height = (["sup", "sub"] as const).find((name) => says(text, /vertical-align:(\w+)/, RegExp(`^${name}`), name));
  if (!height || !text.data.trim()) return [];
  const put = atHeight(text.data, height);
  text.data = put ?? text.data;
  return put === undefined ? [text.data.trim()] : [];
}

/** Turns a Word paragraph with a number or bullet into a list with one item. */
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

/**
 * Returns the names of the elements for a text, innermost first. Text in headings gets no `strong` and `em`, because
 * headings are bold by themselves.
 */
function elementsOf(text: Text): string[] {
  const struck = text.parentElement?.closest('s, strike, del, [style*="line-through"]') ? ["del"] : [];
  if (text.parentElement?.closest("h1, h2, h3, h4, h5, h6")) return struck;
  const bold = says(text, /font-weight:(\w+)/, /^(?:bold|[6-9]00)/, "b, strong");
  const italic = says(text, /font-style:(\w+)/, /^(?:italic|oblique)/, "i, em");
  return [...(bold ? ["strong"] : []), ...(italic ? ["em"] : []), ...struck];
}

/**
 * Whether a text has a style. The innermost element with the style or with one of the names decides, because Google
 * Docs puts a whole text into a `b` that is not bold.
 */
function says(text: Text, style: RegExp, value: RegExp, names: string): boolean {
  for (let around = text.parentElement; around; around = around.parentElement) {
    const found = style.exec(styleOf(around))?.[1];
    if (found !== undefined) return value.test(found);
    if (around.matches(names)) return true;
  }
  return false;
}

function wrapIn(text: Text, elements: readonly string[]): void {
  let inside: Element | Text = text;
  for (const name of elements) {
    const around = document.createElement(name);
    inside.replaceWith(around);
    around.append(inside);
    inside = around;
  }
}

/**
 * Joins an element with the next elements of the same name, because Word splits words into runs, and because each item
 * was put into a list of its own.
 */
function joinNext(part: Element): void {
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

/** A text whose characters all have the same elements. */
interface Run {
  text: Text;
  /** The names of the elements, innermost first. */
  elements: string[];
}

/**
 * Removes elements from spaces at the edges of runs, and from punctuation between a delimiter and a letter. Otherwise
 * Markdown would read the delimiters as plain asterisks, as in `**«hola»**y`. Splits text nodes of the page.
 * https://spec.commonmark.org/0.31.2/#delimiter-run
 */
function freeEdges(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, index) => {
    const { data } = run.text;
    const before = edgeWith(run, runs[index - 1], /[\p{L}\p{N}]$/u, { spaces: /^\s+/, signs: /^[\p{P}\p{S}]+/u });
    const behind = edgeWith(run, runs[index + 1], /^[\p{L}\p{N}]/u, { spaces: /\s+$/, signs: /[\p{P}\p{S}]+$/u });
    if (before.length + behind.length >= data.length) return [{ ...run, elements: narrower(before, behind, run) }];
    const last = behind.length > 0 ? [run.text.splitText(data.length - behind.length)] : [];
    const middle = before.length > 0 ? [run.text.splitText(before.length)] : [];
    return [
      { text: run.text, elements: before.length > 0 ? before.elements : run.elements },
      ...middle.map((text) => ({ text, elements: run.elements })),
      ...last.map((text) => ({ text, elements: behind.elements })),
    ];
  });
}

/** The edge of a run, which loses some of the run's elements. */
interface Edge {
  /** The number of characters at the edge; `elements` has the elements that the edge keeps. */
  length: number;
  elements: string[];
}

interface Patterns {
  spaces: RegExp;
  signs: RegExp;
}

function edgeWith(run: Run, other: Run | undefined, letter: RegExp, { spaces, signs }: Patterns): Edge {
  if (!other || blockOf(other.text) !== blockOf(run.text)) return { length: 0, elements: run.elements };
  const elements = run.elements.filter((name) => other.elements.includes(name));
  if (elements.length === run.elements.length) return { length: 0, elements };
  const { data } = run.text;
  const pattern = letter.test(other.text.data) && !spaces.test(data) ? signs : spaces;
  return { length: pattern.exec(data)?.[0].length ?? 0, elements };
}

/** Returns the elements of a run that consists only of edges. */
function narrower(before: Edge, behind: Edge, run: Run): string[] {
  const edges = [before, behind].filter(({ length }) => length > 0);
  return run.elements.filter((name) => edges.every(({ elements }) => elements.includes(name)));
}

const blockOf = (text: Text) => text.parentElement?.closest("blockquote, body, dd, div, dt, li, p, td, th");
