/** HTTP headers of each file, the `_headers` file for some hosts, and the suffix of files that mark removed pages. */
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

interface HeaderRule {
  /** Path relative to the base path. `*` at the end matches everything below the path. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Headers for security. `frame-ancestors` works only in a header; each page has the rest of the policy (`policy.ts`).
 * https://www.w3.org/TR/CSP3/#meta-element
 */
const SECURITY = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

const INDEX_PARTS = ["index", "fragment", "filter"].map((part) => `${SITE_FOLDERS.search}/${part}`);
/** Folders whose files never change, because the name of each file identifies its content. */
export const HASHED_FOLDERS = [SITE_FOLDERS.assets, SITE_FOLDERS.media, ...INDEX_PARTS];
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * `Cache-Control` of the files outside of `HASHED_FOLDERS`. Browsers revalidate these files at each visit, and download
 * them only if they changed.
 */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Rules for headers. The first rule applies to every file. */
export const HEADER_RULES: readonly HeaderRule[] = [
  { path: "*", headers: SECURITY },
  // Scripts of other sites may read the API, without cookies:
  // https://fetch.spec.whatwg.org/#http-access-control-allow-origin
  { path: `${SITE_FOLDERS.api}/*`, headers: { "Access-Control-Allow-Origin": "*" } },
  ...HASHED_FOLDERS.map((folder) => ({ path: `${folder}/*`, headers: { "Cache-Control": FOR_EVER } })),
];

/** Returns the headers of a file. `file` is the path relative to the base path. */
export function headersOf(file: string): Record<string, string> {
  const matchingRules = HEADER_RULES.filter(({ path }) => file.startsWith(path.slice(0, -1)));
  return Object.assign({ "Cache-Control": REVALIDATE }, ...matchingRules.map(({ headers }) => headers));
}

/**
 * Returns the text of `_headers` for Netlify and Cloudflare Pages, without `REVALIDATE`, which is the default of both:
 * https://docs.netlify.com/manage/routing/headers/ · https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(base: string): string {
  return HEADER_RULES.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${base}${path}\n${lines.join("")}`;
  }).join("\n");
}

/**
 * Suffix of an empty file that marks the address of a removed page. Servers respond to this address with status 410.
 * The marks are files and not rules of the configuration, because servers do not reload their configuration when the
 * content changes.
 */
export const GONE_MARK = ".gone";
