/**
 * The Content Security Policy of a page, in the page itself, so that it holds on every host. Only
 * scripts and styles that the build wrote run: inline ones are allowed by their fingerprints.
 * https://www.w3.org/TR/CSP3/
 */
import { hash } from "node:crypto";

/** Emotion adds an empty style tag and fills it through the CSSOM, which the policy allows. */
const EMPTY_STYLE = "";

const SCRIPT = /<script>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** Adds the policy to the HTML of a page, before all that it covers. `formOrigin`: of the service that receives the form, if that is another. */
export function withPolicy(html: string, formOrigin: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, formOrigin)}" />`;
  return html.replace(/<meta charset="utf-8" \/>/, (charset) => charset + meta);
}

function policyOf(html: string, formOrigin: string): string {
  const scripts = fingerprints(html, SCRIPT);
  const styles = [fingerprint(EMPTY_STYLE), ...fingerprints(html, STYLE), ...fingerprints(html, STYLE_ATTRIBUTE)];
  const form = ["'self'", formOrigin].filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    // Colours of content and the first placeholder are style attributes: 'unsafe-hashes' allows them one by one.
    `style-src 'self' 'unsafe-hashes' ${[...new Set(styles)].join(" ")}`,
    "img-src 'self' data:",
    // The letters of a title may be part of the page: `prerender/title-face.ts`.
    `font-src 'self'${html.includes("url(data:font/") ? " data:" : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${form}`,
    `form-action ${form}`,
    "base-uri 'none'",
  ].join("; ");
}

function fingerprints(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => fingerprint(unescape(pattern, text)));
}

/** The browser fingerprints the value of an attribute, not the way it is written. */
function unescape(pattern: RegExp, text: string): string {
  if (pattern !== STYLE_ATTRIBUTE) return text;
  return text
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

const fingerprint = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
