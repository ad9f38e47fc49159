/** Sends the form with a POST request, the only one of the site. */
import { toSubmission } from "../../../shared/submission.ts";
import type { Subscription } from "./rules.ts";

/**
 * Outcome of sending the form: a success status, another status, or no response. The body of the response is not read.
 */
export type Outcome = "sent" | "refused" | "unreachable";

/** Time without a response after which the server counts as unreachable, in milliseconds. */
const TIMEOUT = 15_000;

export async function send(url: string, values: Subscription): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(toSubmission(values)),
      signal: controller.signal,
      // With `keepalive`, the request continues if the reader leaves the page.
      keepalive: true,
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
