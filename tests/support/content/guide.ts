/** The examples of the editors' guide, one of each type. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const GUIDE = readFileSync(path.resolve(import.meta.dirname, "../../../content/README.md"), "utf8");

interface Example {
  /** Path from the content folder. */
  file: string;
  text: string;
  /** The pictures that the text names, by path, with sizes in the declared orientation. */
  pictures: Record<string, [width: number, height: number]>;
}

/** The examples of the guide. The name of its file stands above each one. */
export const EXAMPLES = [...GUIDE.matchAll(/^`([\w/.-]+\.(?:yaml|md))`[^\n]*\n\n```(?:yaml|md)\n(.*?)^```$/gms)].map(
  ([, file = "", text = ""]): Example => ({ file, text, pictures: picturesOf(path.dirname(file), text) }),
);

/** Returns the pictures that a text names in `src` or in Markdown, by path, with their sizes. */
export function picturesOf(folder: string, text: string): Example["pictures"] {
  const fields = [...text.matchAll(/src(?:: |=")([^\s,"]+\.(?:webp|png))(?:,?\s+orientation: (\w+))?/g)];
  const inText = [...text.matchAll(/!\[[^\]]*\]\(([^\s)]+)[^)]*\)/g)];
  return Object.fromEntries(
    [...fields, ...inText].map(([, src, orientation]) => [
      `${folder}/${src}`,
      orientation === "landscape" ? [40, 30] : [30, 40],
    ]),
  );
}
