/** Sends the form, the only POST of the site. */
import { toSubmission } from "../../../shared/submission.ts";
import type { Subscription } from "./rules.ts";

/** Outcome of sending, of which only the status is read: ok, not ok, or no answer at all. */
export type Outcome = "sent" | "refused" | "unreachable";

/** Time without an answer after which the server counts as unreachable, in milliseconds. */
const TIMEOUT = 15_000;

export async function send(url: string, values: Subscription): Promise<Outcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(toSubmission(values)),
      signal: patience.signal,
      // The request goes on when the reader leaves the page.
      keepalive: true,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
