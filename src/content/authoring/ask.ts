/** Questions to an editor on a terminal; `undefined` where nobody can be asked, or nobody answers. */
import { isCancel, select, text } from "@clack/prompts";
import { ARCHETYPES, AUTHORED_TYPES, type AuthoredType } from "./archetypes.ts";

const asks = process.stdin.isTTY && process.stdout.isTTY;
const TYPES = AUTHORED_TYPES.map((type) => ({ value: type, label: ARCHETYPES[type].words[0] }));

export async function askType(): Promise<AuthoredType | undefined> {
  const answer = asks ? await select({ message: "¿Qué vas a agregar?", options: TYPES }) : undefined;
  return isCancel(answer) ? undefined : answer;
}

export async function askName(): Promise<string | undefined> {
  const answer = asks ? await text({ message: "¿Cómo se llama?" }) : undefined;
  return isCancel(answer) ? undefined : answer;
}
