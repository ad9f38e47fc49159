/**
 * Lists the commands of `pompa`, or reports why no command was run: the command is unknown, or there is no magazine.
 */
import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";

const [argument = ""] = process.argv.slice(2);
const { noCommand, noMagazine, overview } = messages.commands;

if (argument === "") console.log(overview);
else throw new UsageError(`${argument === "--nowhere" ? noMagazine : noCommand(argument)}\n${overview}`);
