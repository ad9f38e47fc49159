/** The examples of the editors' guide, one of each type. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const GUIDE = readFileSync(path.resolve(import.meta.dirname, "../../../content/README.md"), "utf8");

interface Example {
  /** Path from the content folder. */
  file: string;
  text: string;
  /** Its pictures by their paths, turned as they are declared. */
  pictures: Record<string, [width: number, height: number]>;
}

/** By the name of the file that stands above each. */
export const EXAMPLES = [...GUIDE.matchAll(/^`([\w/.-]+\.(?:yaml|md))`[^\n]*\n\n```(?:yaml|md)\n(.*?)^```$/gms)].map(
  ([, file = "", text = ""]): Example => ({ file, text, pictures: picturesOf(path.dirname(file), text) }),
);

/** Every `src` and every Markdown picture. */
export function picturesOf(folder: string, text: string): Example["pictures"] {
  const fields = [...text.matchAll(/src(?:: |=")([^\s,"]+\.(?:webp|png))(?:,?\s+orientation: (\w+))?/g)];
  const inText = [...text.matchAll(/!\[[^\]]*\]\(([^\s)]+)[^)]*\)/g)];
  return Object.fromEntries(
    [...fields, ...inText].map(([, src, turned]) => [`${folder}/${src}`, turned === "landscape" ? [40, 30] : [30, 40]]),
  );
}
