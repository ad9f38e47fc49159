/** Requests to the APIs of programs that send e-mails. */
import { messages } from "../../../content/messages/messages.ts";
import { isFields, type Value } from "../../../shared/values.ts";

/** Seconds after which a request is aborted. */
const TIMEOUT = 20;

export interface ApiRequest {
  /** Name of the program, for messages. */
  sender: string;
  url: string;
  method: "POST" | "PUT" | "DELETE";
  authorization: string;
  body?: object;
}

export type ApiResult = { fields: Record<string, Value> } | { error: string };

/** Sends a request. Resolves to the fields of the response, or to a sentence with the reason for a failure. */
export async function request({ sender, url, method, authorization, body }: ApiRequest): Promise<ApiResult> {
  try {
    const response = await fetch(url, {
      method,
      headers: { Authorization: authorization, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT * 1000),
    });
    const fields = fieldsOf(await response.text());
    if (response.ok) return fields ? { fields } : { error: messages.newsletter.strangeAnswer(sender) };
    if (response.status === 401) return { error: messages.newsletter.refusedKey(sender) };
    return { error: messages.newsletter.refused(sender, response.status, errorDescription(fields ?? {})) };
  } catch (error) {
    const isTimeout = (error as Error).name === "TimeoutError";
    return { error: isTimeout ? messages.newsletter.isLate(sender, TIMEOUT) : messages.newsletter.noNetwork(sender) };
  }
}

/** Returns the fields of a JSON object, `{}` for an empty text, `undefined` for any other text. */
function fieldsOf(text: string): Record<string, Value> | undefined {
  if (text === "") return {};
  try {
    const value = JSON.parse(text) as Value;
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the program's description of an error. Buttondown sends `detail`, a sentence or a list of faults. Mailchimp
 * sends a sentence in `detail`, and a list of faults in `errors`.
 * https://docs.buttondown.com/api-error-codes
 * https://mailchimp.com/developer/marketing/docs/errors/
 */
function errorDescription({ detail, errors }: Record<string, Value>): string {
  const faults = [detail, errors].flat().filter((each) => isFields(each));
  const descriptions = faults.map(({ loc, field, msg, message }) => {
    const location = [loc].flat().at(-1) ?? field;
    return [location, msg ?? message].filter(Boolean).join(": ");
  });
  return [...(typeof detail === "string" ? [detail] : []), ...descriptions].join(" ");
}
