import { readFileSync, writeFileSync } from "node:fs";
import { type References, referencesOf } from "./references.ts";

/** What the pages of the last build refer to, by the key of the page: to read all of them again would take longer than to make a few anew. */
export function referencesMemory(file: string) {
  const last = load(file);
  const used: Record<string, References> = {};
  return {
    get: (key: string): References | undefined => last[key] && (used[key] = last[key]),
    add: (key: string, html: string): References => (used[key] = referencesOf(html)),
    save: () => writeFileSync(file, JSON.stringify(used)),
  };
}

/** Without it pages are read again. */
function load(file: string): Record<string, References> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, References>;
  } catch {
    return {};
  }
}
