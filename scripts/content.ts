/**
 * `content:check` and `content:build`: run the compiler alone. Arguments: `check` or `build`, then `--content DIR`,
 * `--out DIR`, `--format text|json|github`, `--strict` to treat warnings as errors, and `--host NAME` to report files
 * that this host does not accept. Exit code 1 on any error, 2 on wrong arguments.
 */
import "../src/delivery/build/configuration/check-magazine.ts";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { isFormat } from "../src/content/compiler/problems/report.ts";
import { compileContent } from "../src/delivery/build/content/compile-content.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { parseHost } from "../src/delivery/hosting/hosts.ts";
import { FOLDER_OPTION, parseFolder } from "./arguments/folder.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: FOLDER_OPTION,
    out: FOLDER_OPTION,
    format: { type: "string", default: "text" },
    strict: { type: "boolean" },
    host: { type: "string" },
  },
});
const { format, strict = false } = values;
const [command = "", ...others] = positionals;
if (!["check", "build"].includes(command) || others.length > 0)
  throw new UsageError(messages.commands.notUnderstood(others[0] ?? command));
const [content, out] = [parseFolder("content", values.content), parseFolder("out", values.out)];
const host = parseHost({ host: values.host, maxFiles: undefined });
const options = { strict, ...host, ...(content && { content }), ...(out && { out }) };

if (!isFormat(format)) throw new UsageError(messages.commands.noFormat(format));
process.exitCode = (await compileContent({ check: command === "check", format, ...options })) ? 0 : 1;
