import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";

/** Returns the port in the variable `PORT`, or the default port. Throws a `UsageError` for an invalid port. */
export function portOr(defaultPort: number): number {
  const { PORT } = process.env;
  if (!PORT) return defaultPort;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
    throw new UsageError(messages.commands.noPort(PORT, defaultPort));
  return Number(PORT);
}
