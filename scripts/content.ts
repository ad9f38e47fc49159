/**
 * `content:check` and `content:build`: the compiler alone.
 * Arguments: `check` or `build`, then `--content DIR`, `--out DIR`, `--format text|json|github`, and `--strict` for
 * warnings that stop as errors do. Exit code 1 on any error, 2 on arguments that say nothing.
 */
import { parseArgs } from "node:util";
import { isFormat } from "../src/pipeline/problems/report.ts";
import { compileContent } from "../src/build/compile-content.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: "string" },
    out: { type: "string" },
    format: { type: "string", default: "text" },
    strict: { type: "boolean" },
  },
});
const { format, ...options } = values;

if (isFormat(format)) {
  process.exitCode = (await compileContent({ check: positionals[0] === "check", format, ...options })) ? 0 : 1;
} else {
  console.error(`--format ${format} no existe: puede ser text, json o github.`);
  process.exitCode = 2;
}
