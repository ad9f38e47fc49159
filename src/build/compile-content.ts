/** Runs the compiler for a command: says what it does, reports problems, answers whether all is well. */
import path from "node:path";
import { STATE_FILE } from "../compiled/layout.ts";
import { buildContent, checkContent, type CheckResult } from "../pipeline/build-content.ts";
import { type Format, report } from "../pipeline/problems/report.ts";
import { contentConfig } from "../schema/content-config.ts";
import { basePath } from "./base-path.ts";
import { compilerVersion } from "./compiler-version.ts";
import { refusalOf } from "./output-folder.ts";
import { progress } from "./progress.ts";
import { CACHE_DIR, CONTENT_DIR, GENERATED_DIR } from "./paths.ts";

/** `check`: nothing is derived or written. */
export async function compileContent({
  check = false,
  content = CONTENT_DIR,
  out = GENERATED_DIR,
  format = "text" as Format,
} = {}): Promise<boolean> {
  const folders = { contentDir: path.resolve(content), outDir: path.resolve(out) };
  const refusal = check ? undefined : refusalOf(folders.outDir, STATE_FILE);
  if (refusal) {
    console.error(refusal);
    return false;
  }
  const options = { config: contentConfig, version: compilerVersion(), base: basePath(), ...folders };
  const result = check
    ? await checkContent(options)
    : await buildContent({ ...options, cacheDir: CACHE_DIR, onProgress: progress("Imágenes") });
  say(result, format, path.relative(process.cwd(), folders.contentDir) || ".");
  return result.problems.length === 0;
}

/** Problems go where a terminal shows errors; the formats for programs go to the standard output. */
function say({ problems, documents }: CheckResult, format: Format, folder: string): void {
  if (format !== "text") console.log(report(problems, { format, folder }));
  else if (problems.length > 0) console.error(report(problems, { format, folder, colors: hasColors() }));
  else console.log(`Contenido: ${documents} documentos, sin problemas.`);
}

/** On a terminal only, unless the reader asked for none: https://no-color.org */
const hasColors = () => process.stderr.isTTY && !process.env.NO_COLOR;
