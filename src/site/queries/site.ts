/** What the whole site shares. */
import { document as site } from "#content/site.js";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";
import type { Site } from "../../content/schema/documents/site.ts";

export type { Site };

/** `url` is where the site is served, with the path that the build was given (`BASE_PATH`). */
const { origin } = new URL(site.url);
const base = import.meta.env.BASE_URL.replace(/\/$/, "");
const served: Site = { ...site, url: base ? origin + base : site.url };

export function getSite(): Site {
  return served;
}

/** Canonical address of a fixed page; `undefined` of one that the magazine does not want. */
export function addressOf(page: FixedPage): string {
  return FIXED_ADDRESSES[page] as string;
}

/**
 * Address to which the form is sent: from the content, unless the environment of the build names
 * another; without an endpoint, the server that serves the site.
 */
export function getFormUrl(): string {
  const endpoint = String(import.meta.env.VITE_FORM_ENDPOINT ?? site.form.endpoint);
  const formId = String(import.meta.env.VITE_FORM_ID ?? site.form.formId);
  return `${endpoint.replace(/\/$/, "")}/${SITE_FOLDERS.forms}/${formId}`;
}
