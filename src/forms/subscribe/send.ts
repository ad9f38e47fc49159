/** The one POST of the product (specification, section 7). */
import type { Subscription } from "./rules.ts";

/** Only the status is read: ok, not ok, or no answer at all. */
export type Outcome = "sent" | "refused" | "unreachable";

/** A server that has not answered by then counts as out of reach; in milliseconds. */
const TIMEOUT = 15_000;

export async function send(url: string, { fullName, email, message }: Subscription): Promise<Outcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ nombre: fullName, correo: email, mensaje: message }),
      signal: patience.signal,
      // A reader who leaves the page has sent it all the same.
      keepalive: true,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
