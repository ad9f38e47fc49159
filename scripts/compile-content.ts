/** Runs the compiler for a command: says what it does, reports problems, answers whether all is well. */
import path from "node:path";
import { buildContent, checkContent } from "../src/pipeline/build-content.ts";
import { report } from "../src/pipeline/report.ts";
import { CACHE_DIR, CONTENT_DIR, GENERATED_DIR } from "./paths.ts";

export interface CompileOptions {
  /** Only check: nothing is derived or written. */
  check?: boolean;
  content?: string;
  out?: string;
}

export async function compileContent({
  check = false,
  content = CONTENT_DIR,
  out = GENERATED_DIR,
}: CompileOptions = {}): Promise<boolean> {
  const contentDir = path.resolve(content);
  const result = check
    ? await checkContent(contentDir)
    : await buildContent({ contentDir, outDir: path.resolve(out), cacheDir: CACHE_DIR, onProgress: showProgress });
  if (result.problems.length > 0) {
    console.error(report(result.problems, path.relative(process.cwd(), contentDir) || "."));
    return false;
  }
  const documents = Array.isArray(result.documents) ? result.documents.length : result.documents;
  console.log(`Contenido: ${documents} documentos, sin problemas.`);
  return true;
}

/** One line for every tenth of the pictures, so that a log stays short. */
function showProgress(done: number, total: number): void {
  const step = Math.max(1, Math.ceil(total / 10));
  if (done % step === 0 || done === total) console.log(`Imágenes: ${done} de ${total}`);
}
