import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";

/** Returns the port in the variable `PORT`, or the usual port. Throws a `UsageError` for an invalid port. */
export function portOr(usual: number): number {
  const { PORT } = process.env;
  if (!PORT) return usual;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) throw new UsageError(messages.commands.noPort(PORT, usual));
  return Number(PORT);
}
