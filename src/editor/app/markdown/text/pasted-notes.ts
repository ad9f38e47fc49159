/** Notes at the foot of a page of Word, LibreOffice or Google Docs, which its signs and the notes themselves lead to. */

const SIGN = /^\s*\[?([\divx]+|[*†‡])\]?\s*$/i;
const WHOLE =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^="sdfootnote"]:not(a), [id^="sdendnote"]:not(a)';

/**
 * Changes the page: a sign is an `output` with the number of its note, and the note an `aside` with it, from `first` on.
 * The sign of a note that is not there stands above the line.
 */
export function useNotes(page: HTMLElement, first: number): void {
  let number = first;
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    const said = SIGN.exec(link.textContent)?.[1];
    if (!said || !page.contains(link)) continue;
    const note = noteOf(page, link);
    const sign = document.createElement(note ? "output" : "sup");
    sign.textContent = note ? String(number) : said;
    (link.closest("sup") ?? link).replaceWith(sign);
    if (note) page.append(asideOf(note, number++));
  }
  for (const line of page.querySelectorAll('[style*="note-list"] > :is(br, hr)')) line.remove();
}

function noteOf(page: HTMLElement, link: Element): Element | null | undefined {
  const name = CSS.escape(link.getAttribute("href")?.slice(1) ?? "");
  const target = page.querySelector(`[id="${name}"], [name="${name}"]`);
  const note = target?.closest(WHOLE) ?? target?.closest("li, p");
  return note?.contains(link) ? undefined : note;
}

function asideOf(note: Element, number: number): Element {
  const back = note.querySelector('a[href^="#"]');
  (back?.closest("sup") ?? back)?.remove();
  const aside = document.createElement("aside");
  aside.id = String(number);
  note.remove();
  aside.append(...(note.matches("p") ? [note] : note.childNodes));
  return aside;
}
