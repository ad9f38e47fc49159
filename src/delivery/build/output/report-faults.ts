/** Reports the faults of a built site to editors, each with its pages and its lines of content. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Fault } from "./check-site.ts";

/** Maximum number of pages that are listed for a fault, because a fault in the header or footer is on all pages. */
const MAX_PAGES = 3;

/**
 * Returns the report of faults; `undefined` if there are none. Searches the content of `folder` for the target of
 * each fault, so that the report can name file and line.
 */
export function reportFaults(faults: readonly Fault[], folder: string): string | undefined {
  if (faults.length === 0) return undefined;
  const entries = faults.map((fault) => {
    const places = placesOf(fault.target, folder).map((place) => messages.building.writtenAt(place));
    return `  ${messages.building.fault(fault.target, fault.message)} ${pagesOf(fault.from)}${places.join("")}`;
  });
  const count = messages.building.faults(faults.length);
  // The last line says that the code is at fault, because the content check already refuses the mistakes of editors.
  return [messages.building.isNotRight(count), ...entries, messages.building.ours].join("\n\n");
}

function pagesOf(from: readonly string[]): string {
  const pages = [...new Set(from)];
  const more = pages.length - MAX_PAGES;
  return messages.building.appearsIn(pages.slice(0, MAX_PAGES).join(", "), more);
}

/**
 * Returns the places of a text in the content, each as `file:line`. Returns an empty list for `""`, which is the target
 * if a page has no canonical address.
 */
function placesOf(text: string, folder: string): string[] {
  if (text === "") return [];
  const files = listFiles(folder).filter((file) => /\.(yaml|md)$/.test(file) && !contentConfig.guides.includes(file));
  return files.toSorted().flatMap((name) => {
    const file = path.join(folder, name);
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, index) => (line.includes(text) ? [`${path.relative(".", file)}:${index + 1}`] : []));
  });
}
