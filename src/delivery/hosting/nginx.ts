/** Writes the configuration of nginx for a built site: https://nginx.org/en/docs/ */
import { GONE_MARK, HEADER_RULES, REVALIDATE } from "../server/headers.ts";

export interface ServerOptions {
  /** Absolute path of the folder that is served at `/`: `dist/`, or a folder that contains it under the base path. */
  root: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  port: number;
}

/**
 * Returns a configuration for `conf.d/`. A redirect removes the slash at the end of a path, unless the path begins with
 * a slash and a backslash: browsers would read such a target as a URL of another host. `brotli` says whether the module
 * that sends Brotli copies is installed (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxConfig({ root, base, port, brotli }: ServerOptions & { brotli: boolean }): string {
  const [everywhere, ...rules] = HEADER_RULES;
  const rulesFor = (name: string) =>
    rules.flatMap(({ path, headers: { [name]: value } }) =>
      value === undefined ? [] : [`  ~^${base}${path.slice(0, -1)} "${value}";`],
    );
  const [cacheRules, originRules] = [rulesFor("Cache-Control"), rulesFor("Access-Control-Allow-Origin")];
  const headers = Object.entries(everywhere?.headers ?? {}).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `map $uri $site_cache {
  default "${REVALIDATE}";
${cacheRules.join("\n")}
}

map $uri $site_readers {
  default "";
${originRules.join("\n")}
}

server {
  listen ${port};
  root "${root}";
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
${brotli ? "  brotli_static on;\n" : ""}  add_header Cache-Control $site_cache always;
  add_header Access-Control-Allow-Origin $site_readers always;
${headers.join("\n")}
  error_page 404 ${base}404.html;
  error_page 410 ${base}410.html;
  rewrite ^(/[^\\\\\\\\].*)/$ $1 permanent;
  location / {
    if (-f $document_root$uri${GONE_MARK}) {
      return 410;
    }
    try_files $uri $uri.html $uri/index.html =404;
  }
  location = ${base}site.webmanifest {
    default_type application/manifest+json;
  }
}
`;
}
