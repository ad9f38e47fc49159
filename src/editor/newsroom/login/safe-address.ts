import { messages } from "../../messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";

/** Throws a `UsageError` for what is no address, and for one at which somebody on the way could answer. */
export function safeAddress(option: string, written: string): URL {
  if (!URL.canParse(written)) throw new UsageError(messages.newsroom.noAddress(option, written));
  const url = new URL(written);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))) return url;
  throw new UsageError(messages.newsroom.unsafeAddress(option, written));
}

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host: string) =>
  ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d+){3}$/.test(host);
