/** Runs the compiler for a command, and reports problems. Returns `true` if the content is accepted. */
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { STATE_FILE } from "../../../shared/compiled/layout.ts";
import { buildContent, checkContent, type CheckResult } from "../../../content/compiler/build-content.ts";
import { type Format, report, type ReportOptions } from "../../../content/compiler/problems/report.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { HostName } from "../../hosting/hosts.ts";
import { createFileCheck } from "../../hosting/host-limits.ts";
import { basePath } from "../base-path.ts";
import { compilerVersion } from "./compiler-version.ts";
import { refusalOf } from "../output/output-folder.ts";
import { progress } from "../progress.ts";
import { CACHE_DIR, CONTENT_DIR, GENERATED_DIR } from "../paths.ts";

/**
 * Compiles the content. With `check`, the content is only checked, and not compiled. With `strict`, warnings count as
 * errors. `host` is the host whose limits are checked.
 */
export async function compileContent({
  check = false,
  content = CONTENT_DIR,
  out = GENERATED_DIR,
  format = "text" as Format,
  strict = false,
  host = "files" as HostName,
} = {}): Promise<boolean> {
  const folders = { contentDir: path.resolve(content), outDir: path.resolve(out) };
  const refusal = check ? undefined : refusalOf(folders.outDir, STATE_FILE, folders.contentDir);
  if (refusal) {
    console.error(refusal);
    return false;
  }
  const options = {
    config: contentConfig,
    version: compilerVersion(),
    base: basePath(),
    refuseFile: createFileCheck(host),
    ...folders,
  };
  const result = check
    ? await checkContent(options)
    : await buildContent({
        ...options,
        strict,
        cacheDir: CACHE_DIR,
        onProgress: progress(messages.building.drawsPictures),
      });
  printProblems(result, { format, strict, folder: path.relative(process.cwd(), folders.contentDir) || "." });
  return isAccepted(result, strict);
}

const isAccepted = ({ problems, warnings }: CheckResult, strict = false) =>
  problems.length === 0 && !(strict && warnings.length > 0);

/** Prints problems to stderr as text, or to stdout in a format for programs. */
function printProblems(result: CheckResult, options: ReportOptions): void {
  const findings = [...result.problems, ...result.warnings];
  if (options.format !== "text") return console.log(report(findings, options));
  if (findings.length > 0) console.error(report(findings, { ...options, colors: hasColors() }));
  if (isAccepted(result, options.strict)) console.log(messages.building.noProblems(result.documents));
}

/** Whether to colour the report: true on a terminal, unless `NO_COLOR` is set (https://no-color.org). */
const hasColors = () => process.stderr.isTTY && !process.env.NO_COLOR;
