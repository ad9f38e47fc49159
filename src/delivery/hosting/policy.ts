/**
 * Writes the Content Security Policy of a page into the page itself, so that the policy applies on every host. Only
 * scripts and styles of the build are allowed, inline ones by their hashes. https://www.w3.org/TR/CSP3/
 */
import { hash } from "node:crypto";
import { unescapeMarkup } from "../../site/seo/markup.ts";
import { frameOrigins } from "../../shared/compiled/embeds.ts";

interface InlinePieces {
  /** Contents of inline `<script>` tags with code. */
  scripts: readonly string[];
  /** Contents of `<style>` tags. */
  styles: readonly string[];
  /** HTML of the page, with the style attributes that React and the Markdown renderer write. */
  body: string;
}

/**
 * Content of the `<style>` tag that Emotion adds. The tag is empty, because Emotion inserts rules through the CSSOM,
 * which the policy does not restrict.
 */
const EMPTY_STYLE = "";

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/**
 * Returns the `<meta>` tag with the policy of a page. The tag must precede all tags that the policy restricts.
 * `formUrl` is the URL to which the form is sent.
 */
export function policyTag({ scripts, styles, body }: InlinePieces, formUrl: string): string {
  // The attributes are decoded, because the browser hashes the decoded value of an attribute.
  const attributes = [...body.matchAll(STYLE_ATTRIBUTE)].map(([, text = ""]) => unescapeMarkup(text));
  const form = URL.canParse(formUrl) ? `'self' ${new URL(formUrl).origin}` : "'self'";
  const frames = frameOrigins(body);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${fingerprints(scripts)}`,
    // 'unsafe-hashes' allows single style attributes by their hashes. Pages have style attributes with colours from the
    // content, and with the placeholder colours of their first picture.
    `style-src 'self' 'unsafe-hashes' ${fingerprints([EMPTY_STYLE, ...styles, ...attributes])}`,
    "img-src 'self' data:",
    // `data:` is allowed if the page embeds the letters of its headings (`prerender/embedded-letters.ts`).
    `font-src 'self'${styles.some((css) => css.includes("url(data:font/")) ? " data:" : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    `connect-src ${form}`,
    `form-action ${form}`,
    "base-uri 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}" />`;
}

function fingerprints(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");
}
