import { isSecret } from "../../server/http/guard.ts";
import { inLowerCase, type Login } from "./login.ts";

/** Headers that the Caddyfile sets, whatever the browser sent under these names. */
export const USER_HEADER = "X-Newsroom-User";
export const SECRET_HEADER = "X-Newsroom-Secret";

/** Caddy asked for the password; that it was Caddy, only the secret proves, which any program of this machine lacks. */
export const caddyLogin =
  (secret: string): Login =>
  async (headers) =>
    isSecret(headers.get(SECRET_HEADER) ?? "", secret)
      ? inLowerCase(headers.get(USER_HEADER) ?? "") || undefined
      : undefined;
