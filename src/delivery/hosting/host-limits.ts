/** Checks a built site against the limits of a host. */
import path from "node:path";
import { messages } from "../../content/messages/messages.ts";
import type { RefuseFile } from "../../content/compiler/check/media.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { type HostName, type Limits, PAID_FILES, profileOf } from "./hosts.ts";

const number = (value: number) => value.toLocaleString(messages.report.locale);
const mebibytes = (bytes: number) => `${number(Math.ceil((bytes / 1024 ** 2) * 10) / 10)} MiB`;
const megabytes = (bytes: number) => `${number(Math.ceil(bytes / 1e6))} MB`;

/** An exceeded limit: the rest of a sentence that begins with the name of the host, and possible solutions. */
interface Broken {
  said: string;
  ways: ("paid" | "bucket")[];
}

export function brokenLimits(site: FolderPlan, limits: Limits): Broken[] {
  const { files = Infinity, filesPerFolder = Infinity, bytesPerFile = Infinity, bytes = Infinity } = limits;
  const bucket = (said: string): Broken => ({ said, ways: ["bucket"] });
  const counted = filesPerFolder === Infinity ? [] : [...filesByFolder(site)];
  const folders = counted.filter(([, count]) => count > filesPerFolder);
  const weighs = bytesPerFile < Infinity || bytes < Infinity;
  const sizes = weighs ? site.names().map((name) => ({ name, size: site.weigh(name) })) : [];
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const paid = files < PAID_FILES && site.size <= PAID_FILES ? (["paid"] as const) : [];
  return [
    ...(site.size > files
      ? [{ said: messages.hosting.takesFiles(number(files), number(site.size)), ways: ["bucket" as const, ...paid] }]
      : []),
    ...folders.map(([folder, count]) =>
      bucket(messages.hosting.takesFilesPerFolder(number(filesPerFolder), folder, number(count))),
    ),
    // No solution is named, because Workers have the same limit for files outside of the bucket.
    ...sizes
      .filter(({ size }) => size > bytesPerFile)
      .map(({ name, size }) => ({ said: tooHeavy(bytesPerFile, name, size), ways: [] })),
    ...(total > bytes ? [bucket(messages.hosting.takesBytes(megabytes(bytes), megabytes(total)))] : []),
  ];
}

const tooHeavy = (most: number, name: string, size: number) =>
  messages.hosting.takesBytesPerFile(mebibytes(most), name, mebibytes(size));

/**
 * Returns a check that refuses videos and recordings that are too large for the host. A site on Workers has no such
 * limit, because videos and recordings are stored in the bucket.
 */
export const refuseFileOn =
  (host: HostName): RefuseFile =>
  (name, size) => {
    const { label, limits } = profileOf(host);
    const { bytesPerFile: most = Infinity } = host === "workers" ? {} : limits;
    return size > most ? `${label} ${tooHeavy(most, name, size)}` : undefined;
  };

function filesByFolder(site: FolderPlan): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of site.names()) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** Returns the message for editors, with the exceeded limits and the possible solutions. */
export function refusal(host: HostName, broken: readonly Broken[]): string {
  const { label } = profileOf(host);
  const helps = (way: Broken["ways"][number]) => broken.every(({ ways }) => ways.includes(way));
  const ways = [
    ...(helps("paid") ? [messages.hosting.paidPlan(number(PAID_FILES), PAID_FILES)] : []),
    ...(host !== "workers" && helps("bucket") ? [messages.hosting.bucket] : []),
    messages.hosting.ownServer,
  ];
  const said = broken.map((each) => `  ${label} ${each.said}.`).join("\n");
  return `${messages.hosting.doesNotFit(label)}\n\n${said}\n\n${ways.map((way) => `  → ${way}`).join("\n")}`;
}

/**
 * Returns the message for editors about how full the host is; `undefined` if the host does not limit the number of
 * files.
 */
export function usage(host: HostName, site: FolderPlan, { files }: Limits): string | undefined {
  return files === undefined
    ? undefined
    : messages.hosting.usage(profileOf(host).label, number(site.size), number(files));
}
