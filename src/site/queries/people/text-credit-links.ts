/** Links from the credits in texts to the pages of people. */
import { escapeMarkup, unescapeMarkup, withTexts } from "../../seo/markup.ts";

/** Part of a credit. `person`: address of the page of the person whom the part names. */
interface Part {
  text: string;
  person?: string;
}

/** Matches the credit of a block in the HTML of a text. */
const CREDIT = /<small>([^<]*)<\/small>/g;

/** Adds links to credits in texts. `partsOf` splits a credit at names; `undefined` means that no name has a page. */
export function withTextCreditLinks<Document extends object>(
  document: Document,
  partsOf: (credit: string) => Part[] | undefined,
): Document {
  const linkCredit = (match: string, credit: string) => {
    const parts = partsOf(unescapeMarkup(credit));
    return parts ? `<small>${parts.map(linkOf).join("")}</small>` : match;
  };
  return withTexts(document, (html) => html.replace(CREDIT, linkCredit));
}

const linkOf = ({ text, person }: Part) =>
  person === undefined
    ? escapeMarkup(text)
    : `<a href="${import.meta.env.BASE_URL}${person.slice(1)}">${escapeMarkup(text)}</a>`;
