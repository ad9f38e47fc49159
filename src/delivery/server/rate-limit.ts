import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Limits of submissions in a minute. */
export interface Rates {
  /** Submissions of one sender. */
  sender: number;
  /** Submissions of all together. */
  all: number;
  /** Header in which a proxy names the sender. Without a header the sender is whoever connects. */
  header?: string | undefined;
}

export const USUAL_RATES: Rates = { sender: 30, all: 300 };

/** Counts requests, and returns whether one is within the limits. */
export function countRates({ sender, all, header }: Rates): (request: IncomingMessage) => Promise<boolean> {
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

/**
 * The address of a sender. Only the last entry of the header is from the proxy. Only the first half of an IPv6 address
 * counts, since a household has all addresses below it.
 */
function senderOf({ headers, socket }: IncomingMessage, header = ""): string {
  const told = String(headers[header.toLowerCase()] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = told || (socket.remoteAddress ?? "");
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
