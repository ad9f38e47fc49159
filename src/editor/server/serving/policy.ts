/** What the editor's browser is told of its pages: nothing that a document holds can run as a script there. */
import type { ServerResponse } from "node:http";

/** Whatever is served. `ancestors`: who may show it in a frame, the editor or nobody. */
export function protect(response: ServerResponse, policy: Policy): void {
  response.setHeader("Content-Security-Policy", policyOf(policy));
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
}

interface Policy {
  nonce: string;
  ancestors: "'none'" | "'self'";
}

const policyOf = ({ nonce, ancestors }: Policy) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
