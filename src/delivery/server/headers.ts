/** HTTP headers of each file, also as `_headers` for hosts that read it, and the mark of gone pages. */
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

interface HeaderRule {
  /** Path from the base. `*` at the end stands for everything below. */
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
/** Folders whose files are named by their content, so they never change. */
export const HASHED_FOLDERS = [SITE_FOLDERS.assets, SITE_FOLDERS.media, ...INDEX_PARTS];
const FOR_EVER = "public, max-age=31536000, immutable";

/** `Cache-Control` of all other files: browsers ask for them at each visit, and download only what changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** The first rule is for every file. */
export const HEADER_RULES: readonly HeaderRule[] = [
  { path: "*", headers: SECURITY },
  // Scripts of other sites may read the API, without cookies:
  // https://fetch.spec.whatwg.org/#http-access-control-allow-origin
  { path: `${SITE_FOLDERS.api}/*`, headers: { "Access-Control-Allow-Origin": "*" } },
  ...HASHED_FOLDERS.map((folder) => ({ path: `${folder}/*`, headers: { "Cache-Control": FOR_EVER } })),
];

/** The headers of a file by its path from the base. */
export function headersOf(file: string): Record<string, string> {
  const matching = HEADER_RULES.filter(({ path }) => file.startsWith(path.slice(0, -1)));
  return Object.assign({ "Cache-Control": REVALIDATE }, ...matching.map(({ headers }) => headers));
}

/**
 * The text of `_headers` for Netlify and Cloudflare Pages, which let browsers revalidate pages without a rule:
 * https://docs.netlify.com/manage/routing/headers/ · https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(base: string): string {
  return HEADER_RULES.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${base}${path}\n${lines.join("")}`;
  }).join("\n");
}

/**
 * Ending of the empty file at each address that had a page and is gone, which servers answer with 410: the addresses
 * change with the content, and no server reads its configuration again for that.
 */
export const GONE_MARK = ".gone";
