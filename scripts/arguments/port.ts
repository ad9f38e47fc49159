import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";
import { wholeNumber } from "./number.ts";

const MAX_PORT = 65_535;

/** Returns the port in an argument; `undefined` if the argument is not a port. */
export const portIn = (argument: string) => wholeNumber(argument, MAX_PORT);

/** Returns the port in the variable `PORT`, or the default port. Throws a `UsageError` for an invalid port. */
export function portOr(defaultPort: number): number {
  const { PORT } = process.env;
  if (!PORT) return defaultPort;
  const port = portIn(PORT);
  if (port === undefined) throw new UsageError(messages.commands.noPort(PORT, defaultPort));
  return port;
}
