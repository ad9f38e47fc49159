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
  if (!response) throw new HostTrouble(`No se pudo llegar a ${project.hostName}.`);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new HostTrouble(words(project, response, saidIn(answer)));
  if (answer === undefined) throw new HostTrouble(`${project.hostName} contestó algo que no se entiende.`);
  return answer as Answer;
}

/** GitLab says some as lists. */
function saidIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : Array.isArray(message) ? message.join(". ") : "";
}

function words({ hostName, token }: Project, { status, headers }: Response, said: string): string {
  if (status === 401) return `${hostName} no acepta la clave que Git tiene guardada: entrá de nuevo, o pedí otra.`;
  const isLimit = status === 429 || headers.get("x-ratelimit-remaining") === "0";
  if (isLimit) return `${hostName} pide esperar un rato antes de volver a preguntarle.`;
  if (status === 403) return `Tu usuario de ${hostName} no tiene permiso para esto.`;
  if (status === 404)
    return token
      ? `${hostName} no le muestra este repositorio a tu usuario.`
      : `Git no tiene guardada una clave de ${hostName}, y sin ella no muestra este repositorio.`;
  return said ? `${hostName} no lo aceptó: ${said}` : `${hostName} no pudo contestar (${status}).`;
}
