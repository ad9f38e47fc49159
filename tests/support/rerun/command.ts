/** The command that runs one test alone, for who reads of its failure. */
import path from "node:path";
import { ROOT } from "../../../src/delivery/build/paths.ts";

/** A pattern of the title. Only letters, numbers and spaces stay, so that neither a shell nor a regular expression needs escaping. */
const patternOf = (title: string) => title.replaceAll(/[^\p{L}\p{N} ]/gu, ".");

/** `runner`: the command and the option that selects by title, `npx vitest run -t`. */
export function rerunCommand(runner: string, file: string, title: string): string {
  const place = path.relative(ROOT, file).replaceAll(path.sep, "/");
  return `Se repite sola con: ${runner} '${patternOf(title)}' ${place}`;
}
