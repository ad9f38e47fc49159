import { words } from "../../words/words.ts";
import type { Project } from "./project.ts";

/** A host that did not do what it was asked for; the message is a sentence for the editor. */
export class HostTrouble extends Error {
  override name = "HostTrouble";
}

interface Asked {
  method?: "GET" | "POST" | "PUT";
  body?: object;
}

/** `path`: below the address of the API. Throws a `HostTrouble`. */
export async function askHost<Answer>(project: Project, path: string, { method = "GET", body }: Asked = {}) {
  const { api, kind, token, timeLimit } = project;
  const response = await fetch(`${api}/${path}`, {
    method,
    headers: {
      Accept: kind === "github" ? "application/vnd.github+json" : "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => undefined);
  if (!response) throw new HostTrouble(words.review.notReached(project.hostName));
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new HostTrouble(refusalIn(project, response, saidIn(answer)));
  if (answer === undefined) throw new HostTrouble(words.review.notUnderstood(project.hostName));
  return answer as Answer;
}

/** GitLab says some as lists. */
function saidIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : Array.isArray(message) ? message.join(". ") : "";
}

function refusalIn({ hostName, token }: Project, { status, headers }: Response, said: string): string {
  if (status === 401) return words.review.wrongKey(hostName);
  const isLimit = status === 429 || headers.get("x-ratelimit-remaining") === "0";
  if (isLimit) return words.review.tooOften(hostName);
  if (status === 403) return words.review.notAllowed(hostName);
  if (status === 404) return token ? words.review.hidden(hostName) : words.review.noKey(hostName);
  return said ? words.review.refused(hostName, said) : words.review.failed(hostName, status);
}
