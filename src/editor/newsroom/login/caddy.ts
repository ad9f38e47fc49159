import { messages } from "../../messages/messages.ts";
import { isSecret } from "../../server/http/check-origin.ts";
import { inLowerCase, type Login } from "./login.ts";

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
