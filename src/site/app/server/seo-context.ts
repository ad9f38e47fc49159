/** SEO data that all pages share. The texts are in the magazine's language, the language of the prerendered pages. */
import { createI18n } from "../../i18n/create-i18n.ts";
import { getSite } from "../../queries/site.ts";
import type { SeoContext } from "../../seo/structured-data/site-graph.ts";

const { url, formerUrls: [firstUrl = url] = [], name, description, social } = getSite();
/** Instance of i18next that all prerendered pages share, in the language of the magazine. */
export const i18n = createI18n();
const { t } = i18n;

export const context: SeoContext = { publication: { url, name, description, profiles: Object.values(social) }, t };

/** Returns the fields that every feed has. `title`: title without the name of the magazine. */
export const feedFields = (title: string) => ({ siteUrl: url, firstUrl, author: name, title: `${name} · ${title}` });
