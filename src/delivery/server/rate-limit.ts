import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Limits of submissions per minute. */
export interface Rates {
  /** Maximum number of submissions of one sender. */
  sender: number;
  /** Maximum number of submissions of all senders together. */
  all: number;
  /**
   * Name of the header in which a proxy passes the sender's IP address. Without `header`, the sender is whoever opened
   * the connection.
   */
  header?: string | undefined;
}

export const DEFAULT_RATES: Rates = { sender: 30, all: 300 };

/** Returns a function that counts a request and resolves to whether the request is within the limits. */
export function createRateLimiter({ sender, all, header }: Rates): (request: IncomingMessage) => Promise<boolean> {
  const [senders, everybody] = [sender, all].map((points) => new RateLimiterMemory({ points, duration: 60 }));
  return async (request) => {
    try {
      await senders?.consume(senderOf(request, header));
      await everybody?.consume("all");
      return true;
    } catch {
      return false;
    }
  };
}

/** Returns the network of a sender. Only the last address in the header is trusted, because the proxy has added it. */
function senderOf({ headers, socket }: IncomingMessage, header = ""): string {
  const forwardedAddress = String(headers[header.toLowerCase()] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return networkOf(forwardedAddress || (socket.remoteAddress ?? ""));
}

/**
 * Returns the first half of an IPv6 address, because a household shares the first half and can choose the second half.
 * Returns an IPv4 address as it is, even if the address is written as IPv6: `::ffff:203.0.113.5`.
 */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [start = [], end = []] = address.split("::").map((part) => part.split(":"));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
