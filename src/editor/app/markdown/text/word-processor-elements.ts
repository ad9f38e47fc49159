/** Converts the styles of Word and Google Docs to HTML elements. */
import { toSuperOrSubscript } from "../../../../shared/super-or-subscript.ts";

/**
 * Converts the page in place. Formatted text is put into the elements `strong`, `em` and `del`, and list items are put
 * into lists. Returns the superscripts and subscripts that became normal text.
 */
export function convertElements(page: HTMLElement): string[] {
  for (const paragraph of page.querySelectorAll("p")) convertListItem(paragraph);
  for (const paragraph of page.querySelectorAll("li > p:only-child")) unwrap(paragraph);
  // A nested list is moved into its item, because Google Docs puts nested lists between the items.
  for (const list of page.querySelectorAll(":is(ol, ul) > :is(ol, ul)")) list.previousElementSibling?.append(list);
  const runs = textsOf(page).map((text) => ({ text, elements: elementsOf(text) }));
  const levelled = runs.flatMap(({ text }) => convertSuperOrSubscript(text));
  for (const run of page.querySelectorAll("b, del, em, font, i, s, span, strike, strong, sub, sup")) unwrap(run);
  for (const { text, elements } of clearEdges(runs)) wrapIn(text, elements);
  for (const part of page.querySelectorAll("del, em, strong, ol, ul")) joinNext(part);
  return levelled;
}

/**
 * Converts the text of a superscript or subscript to the superscript or subscript characters of Unicode. If Unicode
 * lacks one of the characters, the text stays normal and is returned in a list; otherwise, the list is empty.
 */
function convertSuperOrSubscript(text: Text): string[] {
  const height = (["sup", "sub"] as const).find((name) =>
    hasStyle(text, /vertical-align:(\w+)/, RegExp(`^${name}`), name),
  );
  if (!height || !text.data.trim()) return [];
  const converted = toSuperOrSubscript(text.data, height);
  text.data = converted ?? text.data;
  return converted === undefined ? [text.data.trim()] : [];
}

/** Converts a Word paragraph with a number or bullet to a list with one item. */
function convertListItem(paragraph: Element): void {
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
 * Returns the names of the elements into which a text is put, innermost first. Text in headings gets no `strong` and no
 * `em`, because headings are already bold.
 */
function elementsOf(text: Text): string[] {
  const struck = text.parentElement?.closest('s, strike, del, [style*="line-through"]') ? ["del"] : [];
  if (text.parentElement?.closest("h1, h2, h3, h4, h5, h6")) return struck;
  const bold = hasStyle(text, /font-weight:(\w+)/, /^(?:bold|[6-9]00)/, "b, strong");
  const italic = hasStyle(text, /font-style:(\w+)/, /^(?:italic|oblique)/, "i, em");
  return [...(bold ? ["strong"] : []), ...(italic ? ["em"] : []), ...struck];
}

/**
 * Whether a text has a style. The innermost element that sets the style or matches `names` decides, because Google Docs
 * puts the whole text into a `b` that is not bold.
 */
function hasStyle(text: Text, style: RegExp, value: RegExp, names: string): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const styleValue = style.exec(styleOf(element))?.[1];
    if (styleValue !== undefined) return value.test(styleValue);
    if (element.matches(names)) return true;
  }
  return false;
}

function wrapIn(text: Text, elements: readonly string[]): void {
  let inner: Element | Text = text;
  for (const name of elements) {
    const wrapper = document.createElement(name);
    inner.replaceWith(wrapper);
    wrapper.append(inner);
    inner = wrapper;
  }
}

/**
 * Joins an element with the following elements of the same name, because Word splits words into runs, and because
 * `convertListItem` puts each list item into a separate list.
 */
function joinNext(part: Element): void {
  for (let next = nextOf(part); next?.nodeName === part.nodeName; next = nextOf(part)) {
    part.append(...next.childNodes);
    next.remove();
  }
}

function nextOf(part: Element): ChildNode | null {
  return /^[OU]L$/.test(part.nodeName) ? skipBlanks(part.nextSibling) : part.nextSibling;
}

function skipBlanks(node: ChildNode | null): ChildNode | null {
  return node?.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim() ? skipBlanks(node.nextSibling) : node;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const styleOf = (node: Element) => (node.getAttribute("style") ?? "").toLowerCase().replace(/\s*:\s*/g, ":");

/** A text node, and the elements that express its formats. */
interface Run {
  text: Text;
  /** The names of the elements into which the text is put, innermost first. */
  elements: string[];
}

/**
 * Removes formats from spaces at the edges of runs, and from punctuation between a delimiter and a letter. Otherwise,
 * Markdown would read the delimiters as plain asterisks, as in `**«hola»**y`. Text nodes of the page are split.
 * https://spec.commonmark.org/0.31.2/#delimiter-run
 */
function clearEdges(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, index) => {
    const { data } = run.text;
    const before = edgeTowards(run, runs[index - 1], /[\p{L}\p{N}]$/u, { spaces: /^\s+/, signs: /^[\p{P}\p{S}]+/u });
    const after = edgeTowards(run, runs[index + 1], /^[\p{L}\p{N}]/u, { spaces: /\s+$/, signs: /[\p{P}\p{S}]+$/u });
    if (before.length + after.length >= data.length) return [{ ...run, elements: elementsOfEdges(before, after, run) }];
    const last = after.length > 0 ? [run.text.splitText(data.length - after.length)] : [];
    const middle = before.length > 0 ? [run.text.splitText(before.length)] : [];
    return [
      { text: run.text, elements: before.length > 0 ? before.elements : run.elements },
      ...middle.map((text) => ({ text, elements: run.elements })),
      ...last.map((text) => ({ text, elements: after.elements })),
    ];
  });
}

/** The edge of a run, from which some elements are removed. */
interface Edge {
  /** The number of characters at the edge. */
  length: number;
  /** The names of the elements that remain at the edge. */
  elements: string[];
}

interface Patterns {
  spaces: RegExp;
  signs: RegExp;
}

function edgeTowards(run: Run, other: Run | undefined, letter: RegExp, { spaces, signs }: Patterns): Edge {
  if (!other || blockOf(other.text) !== blockOf(run.text)) return { length: 0, elements: run.elements };
  const elements = run.elements.filter((name) => other.elements.includes(name));
  if (elements.length === run.elements.length) return { length: 0, elements };
  const { data } = run.text;
  const pattern = letter.test(other.text.data) && !spaces.test(data) ? signs : spaces;
  return { length: pattern.exec(data)?.[0].length ?? 0, elements };
}

/** Returns the elements that remain on a run whose two edges cover the whole text of the run. */
function elementsOfEdges(before: Edge, after: Edge, run: Run): string[] {
  const edges = [before, after].filter(({ length }) => length > 0);
  return run.elements.filter((name) => edges.every(({ elements }) => elements.includes(name)));
}

const blockOf = (text: Text) => text.parentElement?.closest("blockquote, body, dd, div, dt, li, p, td, th");
