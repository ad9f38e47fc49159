/**
 * The Content Security Policy of a page, in the page itself, so that it holds on every host. Only scripts and styles of
 * the build run: inline ones are allowed by their hashes.
 * https://www.w3.org/TR/CSP3/
 */
import { hash } from "node:crypto";

/** Inline parts of a page. */
interface InlinePieces {
  /** Texts of script tags that run. */
  scripts: readonly string[];
  /** Texts of style tags. */
  styles: readonly string[];
  /** HTML of the page, with the style attributes that React and the Markdown renderer write. */
  body: string;
}

/** The text of the style tag of Emotion, which adds it empty and fills it through the CSSOM. The policy allows that. */
const EMPTY_STYLE = "";

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/**
 * The tag with the policy of a page. The tag must come before whatever it rules. `formUrl` is the address to which the
 * form sends.
 */
export function policyTag({ scripts, styles, body }: InlinePieces, formUrl: string): string {
  const attributes = [...body.matchAll(STYLE_ATTRIBUTE)].map(([, text = ""]) => unescape(text));
  const form = URL.canParse(formUrl) ? `'self' ${new URL(formUrl).origin}` : "'self'";
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${fingerprints(scripts)}`,
    // Colours of content and the first placeholder are style attributes: 'unsafe-hashes' allows them one by one.
    `style-src 'self' 'unsafe-hashes' ${fingerprints([EMPTY_STYLE, ...styles, ...attributes])}`,
    "img-src 'self' data:",
    // The letters of a title may be part of the page: `prerender/title-font.ts`.
    `font-src 'self'${styles.some((css) => css.includes("url(data:font/")) ? " data:" : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${form}`,
    `form-action ${form}`,
    "base-uri 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}" />`;
}

/** Decodes an attribute: the browser hashes its value and not the way it is written. */
function unescape(text: string): string {
  return text
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

function fingerprints(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");
}
