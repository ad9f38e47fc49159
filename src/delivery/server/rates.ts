import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Submissions in a minute. */
export interface Rates {
  /** Of one sender. */
  sender: number;
  /** Of all together. */
  all: number;
  /** Header in which the proxy before this server says whose request it is; without one it is whoever connects. */
  header?: string | undefined;
}

export const USUAL_RATES: Rates = { sender: 30, all: 300 };

/** Answers whether what a request sends may still be stored, and counts it. */
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

/** What is before the last comma the sender may have written. Of IPv6 a household has as many addresses as it likes. */
function senderOf({ headers, socket }: IncomingMessage, header = ""): string {
  const told = String(headers[header.toLowerCase()] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = told || (socket.remoteAddress ?? "");
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
