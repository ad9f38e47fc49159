/**
 * Login by Caddy: the configuration of Caddy, and the proof that a request passed through Caddy.
 * https://caddyserver.com/docs/caddyfile
 */
import { messages } from "../../messages/messages.ts";
import { isSecret } from "../../server/http/check-origin.ts";
import { toAsciiLowerCase } from "../team.ts";
import type { Login } from "./authenticate.ts";

/** Headers that the Caddyfile sets. Caddy replaces values that the browser sent. */
export const USER_HEADER = "X-Newsroom-User";
export const SECRET_HEADER = "X-Newsroom-Secret";

/**
 * Trusts the user name that Caddy sends. The secret proves that Caddy sent the name, and not another program on this
 * machine.
 */
export const caddyLogin =
  (secret: string): Login =>
  async (headers, explain) => {
    const [user, sentSecret] = [headers.get(USER_HEADER) ?? "", headers.get(SECRET_HEADER) ?? ""];
    const isVerified = isSecret(sentSecret, secret);
    if (isVerified && user) return toAsciiLowerCase(user);
    if (isVerified) explain?.(messages.newsroom.noUserSent);
    else if (sentSecret) explain?.(messages.newsroom.otherSecret);
    else explain?.(user ? messages.newsroom.noSecretSent : messages.newsroom.pastCaddy);
    return undefined;
  };

interface CaddyOptions {
  /** Origin of the newsroom for browsers. */
  newsroom: string;
  /** Origin of the site. */
  site: string;
  /** Ports on which the newsroom and the site listen on this machine. */
  port: number;
  sitePort: number;
}

/**
 * Returns the Caddyfile. The imported file `newsroom-passwords` has a line for each member: the e-mail address and the
 * output of `caddy hash-password`. The directive is `basicauth`, because all versions of Caddy know this name;
 * `basic_auth` is known only since version 2.8.
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
