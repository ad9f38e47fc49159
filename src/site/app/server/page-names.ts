/** The words with which the prerenderer names pages: in the language of the magazine, as they are prerendered. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import { textsOf } from "../../queries/pages/page-texts.ts";
import { getSite } from "../../queries/site.ts";

const { name, description } = getSite();

/** `undefined` of a text that is not there. */
const said = (text: LocalText | undefined) => text && textIn(text, CONTENT_LANGUAGE);

export const titleOf = (page: FixedPage) => textIn(textsOf(page).title, CONTENT_LANGUAGE);

export const descriptionOf = (page: FixedPage) => said(textsOf(page).description) ?? description;

/** The words over the title of a page that has no others. */
export const motto = said(textsOf("home").tagline) ?? name;
