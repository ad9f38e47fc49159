/** What Caddy does for a newsroom: HTTPS, passwords, and the proof that it was Caddy. https://caddyserver.com/docs/caddyfile */
import { messages } from "../../messages/messages.ts";
import { isSecret } from "../../server/http/check-origin.ts";
import { inLowerCase } from "../team.ts";
import type { Login } from "./authenticate.ts";

/** Headers that the Caddyfile sets, whatever the browser sent under these names. */
export const USER_HEADER = "X-Newsroom-User";
export const SECRET_HEADER = "X-Newsroom-Secret";

/** Caddy asked for the password; that it was Caddy, only the secret proves, which any program of this machine lacks. */
export const caddyLogin =
  (secret: string): Login =>
  async (headers, because) => {
    const [user, given] = [headers.get(USER_HEADER) ?? "", headers.get(SECRET_HEADER) ?? ""];
    const isProved = isSecret(given, secret);
    if (isProved && user) return inLowerCase(user);
    if (isProved) because?.(messages.newsroom.noUserSent);
    else if (given) because?.(messages.newsroom.otherSecret);
    else because?.(user ? messages.newsroom.noSecretSent : messages.newsroom.pastCaddy);
    return undefined;
  };

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
