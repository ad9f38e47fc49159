/** A table of Markdown begins with a row of titles, and a cell has one line. */

const BLOCKS =
  "blockquote, div, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, table, tbody, td, tfoot, th, thead, tr, ul";
/** What makes a page of a table: such tables only place it. */
const PAGE = "blockquote, h1, h2, h3, h4, h5, h6, table";

/** Changes the page: what stays a table fits into Markdown. */
export function useTables(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) {
    for (const row of table.querySelectorAll("tr")) if (!row.textContent.trim()) row.remove();
    const isTable = [...table.rows].some(({ cells }) => cells.length > 1) && !table.querySelector(PAGE);
    if (isTable) fit(table);
    else table.replaceWith(...[...table.rows].flatMap(({ cells }) => [...cells]).map(blockOf));
  }
}

function fit(table: HTMLTableElement): void {
  for (const block of table.querySelectorAll(`:is(td, th) :is(${BLOCKS})`))
    block.replaceWith(" ", ...block.childNodes, " ");
  table.createTHead().append(...[...table.rows].slice(0, 1));
}

function blockOf(cell: Element): Element {
  const block = document.createElement(cell.querySelector(BLOCKS) ? "div" : "p");
  block.append(...cell.childNodes);
  return block;
}
