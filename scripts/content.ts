/**
 * `content:check` and `content:build`: the compiler alone.
 * Arguments: `check` or `build`, then `--content DIR` and `--out DIR`. Exit code 1 on any problem.
 */
import { parseArgs } from "node:util";
import { compileContent } from "./compile-content.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: "string" }, out: { type: "string" } },
});

process.exitCode = (await compileContent({ check: positionals[0] === "check", ...values })) ? 0 : 1;
