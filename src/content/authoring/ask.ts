/** Asks an editor on a terminal. The answer is `undefined` without a terminal, or if the editor cancels. */
import { isCancel, select, text } from "@clack/prompts";
import { messages } from "../messages/messages.ts";
import { archetypeOf, AUTHORED_TYPES } from "./creating/archetypes.ts";

const asks = process.stdin.isTTY && process.stdout.isTTY;
const TYPES = AUTHORED_TYPES.map((type) => ({ value: type, label: archetypeOf(type).words[0] }));

export async function askType(): Promise<string | undefined> {
  const answer = asks ? await select({ message: messages.commands.asksType, options: TYPES }) : undefined;
  return isCancel(answer) ? undefined : answer;
}

export async function askName(): Promise<string | undefined> {
  const answer = asks ? await text({ message: messages.commands.asksName }) : undefined;
  return isCancel(answer) ? undefined : answer;
}
