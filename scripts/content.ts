/**
 * `content:check` and `content:build`: the compiler alone.
 * Arguments: `check` or `build`, then `--content DIR`, `--out DIR` and, to check, `--format text|json|github`.
 * Exit code 1 on any problem, 2 on arguments that say nothing.
 */
import { parseArgs } from "node:util";
import { isFormat } from "../src/pipeline/problems/report.ts";
import { compileContent } from "../src/build/compile-content.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: "string" }, out: { type: "string" }, format: { type: "string", default: "text" } },
});
const { format, ...folders } = values;

if (isFormat(format)) {
  process.exitCode = (await compileContent({ check: positionals[0] === "check", format, ...folders })) ? 0 : 1;
} else {
  console.error(`--format ${format} no existe: puede ser text, json o github.`);
  process.exitCode = 2;
}
