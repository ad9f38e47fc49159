/** Data of the whole site, from `content/site.yaml`. */
import { document as site } from "#content/site.js";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";
import type { Site } from "../../content/schema/documents/site.ts";

export { sectionNames } from "./pages/section-names.ts";
export type { Site };

/** Base path of the site (`BASE_PATH` of the build), without a slash at the end; `""` at the root of a host. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Scheme and host of the site, from the content. The build may add a base path to the URL of the site. */
const { origin } = new URL(site.url);
const servedSite: Site = { ...site, url: BASE ? origin + BASE : site.url };

export function getSite(): Site {
  return servedSite;
}

/** Returns the canonical address of a fixed page, or `undefined` at run time if the magazine leaves out the page. */
export function addressOf(page: FixedPage): string {
  return FIXED_ADDRESSES[page] as string;
}

/**
 * Returns the URL to which the site's forms are sent. It comes from the content, unless environment variables of the
 * build override it. With an empty endpoint, the URL is a path on the server of the site.
 */
export function getFormUrl(): string {
  const endpoint = String(import.meta.env.VITE_FORM_ENDPOINT ?? site.form.endpoint);
  const formId = String(import.meta.env.VITE_FORM_ID ?? site.form.formId);
  return `${endpoint.replace(/\/$/, "")}/${SITE_FOLDERS.forms}/${formId}`;
}
