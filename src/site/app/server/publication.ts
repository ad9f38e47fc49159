/** Who publishes, and the words with which the prerenderer names pages: in Spanish, as they are prerendered. */
import { createI18n } from "../../i18n/create-i18n.ts";
import { onceForEach } from "../../../shared/once-for-each.ts";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import { getSite } from "../../queries/site.ts";
import type { SeoContext } from "../../seo/structured-data/publication.ts";
import { rememberTexts } from "./remember-texts.ts";

const { url, name, description, social } = getSite();
/** In Spanish, for every page. */
export const i18n = rememberTexts(createI18n());
const { t } = i18n;

export const context: SeoContext = { publication: { url, name, description, profiles: Object.values(social) }, t };

/** Asked for each document. */
export const titleOf = onceForEach((page: FixedPage): string => t(`pages.${page}.title`, { name }));

export const descriptionOf = (page: FixedPage) => t(`pages.${page}.description`, { name, description });
/** The words over the title of a page that has no others. */
export const tagline = t("news.tagline");
