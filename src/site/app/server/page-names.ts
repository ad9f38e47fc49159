/** Names of pages for the prerenderer, in the language of the magazine, as pages are prerendered in it. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import { textsOf } from "../../queries/pages/page-texts.ts";
import { getSite } from "../../queries/site.ts";

const { name, description } = getSite();

/** Text in the language of the magazine; `undefined` if there is none. */
const localized = (text: LocalText | undefined) => text && textIn(text, CONTENT_LANGUAGE);

export const titleOf = (page: FixedPage) => textIn(textsOf(page).title, CONTENT_LANGUAGE);

export const descriptionOf = (page: FixedPage) => localized(textsOf(page).description) ?? description;

/** Kicker over the title of a page that has none of its own: the tagline of the home page, or the name. */
export const motto = localized(textsOf("home").tagline) ?? name;
