/** What Caddy does for a newsroom: HTTPS, passwords, and the proof that it was Caddy. https://caddyserver.com/docs/caddyfile */
import { SECRET_HEADER, USER_HEADER } from "./login/caddy.ts";

interface CaddyOptions {
  /** Origin of the newsroom. */
  newsroom: string;
  /** Origin of the site. */
  site: string;
  /** Where both listen on this machine. */
  port: number;
  sitePort: number;
}

/**
 * The file of passwords beside it has a line for each of the team: the e-mail address and what `caddy hash-password` says.
 * `basicauth` is the name that Caddy before 2.8 knows, and later ones too.
 */
export const newsroomCaddyfile = ({ newsroom, site, port, sitePort }: CaddyOptions): string => `${newsroom} {
  basicauth {
    import newsroom-passwords
  }
  reverse_proxy 127.0.0.1:${port} {
    header_up ${USER_HEADER} {http.auth.user.id}
    header_up ${SECRET_HEADER} {$NEWSROOM_SECRET}
  }
}
${site} {
  reverse_proxy 127.0.0.1:${sitePort}
}
`;
