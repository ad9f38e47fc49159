/** Writes the configuration of Caddy for a built site: https://caddyserver.com/docs/caddyfile */
import { GONE_MARK, HEADER_RULES, REVALIDATE } from "../server/headers.ts";
import type { ServerOptions } from "./nginx.ts";

/**
 * Content types, by file extension, that the operating system may lack. Caddy reads all other types from the operating
 * system.
 */
const TYPES = {
  webmanifest: "application/manifest+json",
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  woff2: "font/woff2",
  avif: "image/avif",
};

/**
 * Returns a Caddyfile. A redirect removes the slash at the end of a path, unless browsers would read the target as a
 * URL of another host.
 */
export function caddyConfig({ root, base, port }: ServerOptions): string {
  const lines = HEADER_RULES.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => `  header ${base}${path} ${name} "${value}"`),
  );
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `  @${ending} path *.${ending}\n  header @${ending} Content-Type ${type}`,
  );
  const cachedPaths = HEADER_RULES.filter(({ headers }) => headers["Cache-Control"]).map(({ path }) => base + path);
  return `:${port} {
  root * "${root}"
  @pages not path ${cachedPaths.join(" ")}
  header @pages Cache-Control "${REVALIDATE}"
${lines.join("\n")}
${types.join("\n")}
  @slash vars_regexp slash {uri} ^(/[^/\\\\?][^?]*)/(\\?.*)?$
  redir @slash {re.slash.1}{re.slash.2} permanent
  @gone file {path}${GONE_MARK}
  error @gone 410
  try_files {path} {path}.html {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    header Cache-Control "${REVALIDATE}"
    try_files ${base}{err.status_code}.html ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
