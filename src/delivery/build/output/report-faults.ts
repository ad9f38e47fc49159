/** Faults of a built site → what an editor reads: the pages, and where the content says it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Fault } from "./check-site.ts";

/** Pages that are named; a fault of a bar stands in all of them. */
const MOST = 3;

/** Nothing where there is no fault. `folder` is the content folder, in which what is wrong is looked for as it is written. */
export function reportFaults(faults: readonly Fault[], folder: string): string | undefined {
  if (faults.length === 0) return undefined;
  const found = faults.map((fault) => {
    const places = placesOf(fault.target, folder).map((place) => messages.building.writtenAt(place));
    return `  ${messages.building.fault(fault.target, fault.message)} ${pagesOf(fault.from)}${places.join("")}`;
  });
  const count = messages.building.faults(faults.length);
  // What an editor may write wrongly is told by the check of the content, before anything is built.
  return [messages.building.isNotRight(count), ...found, messages.building.ours].join("\n\n");
}

function pagesOf(from: readonly string[]): string {
  const pages = [...new Set(from)];
  const more = pages.length - MOST;
  return messages.building.appearsIn(pages.slice(0, MOST).join(", "), more);
}

/** Files and lines in which a text stands; none for a page that gives itself no address. */
function placesOf(text: string, folder: string): string[] {
  if (text === "") return [];
  const files = listFiles(folder).filter((file) => /\.(yaml|md)$/.test(file) && !contentConfig.guides.includes(file));
  return files.toSorted().flatMap((name) => {
    const file = path.join(folder, name);
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, index) => (line.includes(text) ? [`${path.relative(".", file)}:${index + 1}`] : []));
  });
}
