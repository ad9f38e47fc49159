/** Who publishes, and the words of the interface: in Spanish, as pages are prerendered. */
import { createI18n } from "../../i18n/create-i18n.ts";
import { getSite } from "../../queries/site.ts";
import type { SeoContext } from "../../seo/structured-data/site-graph.ts";

const { url, name, description, social } = getSite();
/** In Spanish, for every page. */
export const i18n = createI18n();
const { t } = i18n;

export const context: SeoContext = { publication: { url, name, description, profiles: Object.values(social) }, t };
