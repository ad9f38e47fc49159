/** Checks a built site against the limits of a host. */
import path from "node:path";
import { messages } from "../../content/messages/messages.ts";
import type { RefuseFile } from "../../content/compiler/check/media.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { type HostName, type Limits, PAID_FILES, profileOf } from "./hosts.ts";

const formatNumber = (value: number) => value.toLocaleString(messages.report.locale);
const mebibytes = (bytes: number) => `${formatNumber(Math.ceil((bytes / 1024 ** 2) * 10) / 10)} MiB`;
const megabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1e6))} MB`;

/** An exceeded limit. `message` is the rest of a sentence that begins with the name of the host. */
interface ExceededLimit {
  message: string;
  solutions: ("paid" | "bucket")[];
}

/** Yields the limits that a site exceeds. */
export function* findExceededLimits(site: FolderPlan, limits: Limits): Generator<ExceededLimit> {
  const { files = Infinity, filesPerFolder = Infinity, bytesPerFile = Infinity, bytes = Infinity } = limits;
  if (site.size > files)
    yield {
      message: messages.hosting.takesFiles(formatNumber(files), formatNumber(site.size)),
      solutions: files < PAID_FILES && site.size <= PAID_FILES ? ["bucket", "paid"] : ["bucket"],
    };
  for (const [folder, count] of filesPerFolder === Infinity ? [] : filesByFolder(site))
    if (count > filesPerFolder)
      yield {
        message: messages.hosting.takesFilesPerFolder(formatNumber(filesPerFolder), folder, formatNumber(count)),
        solutions: ["bucket"],
      };
  if (bytesPerFile === Infinity && bytes === Infinity) return;
  let total = 0;
  for (const name of site.names()) {
    const size = site.sizeInBytes(name);
    total += size;
    // A bucket is a solution only for media, because Workers also limits the size of all other files.
    const solutions: ExceededLimit["solutions"] = name.startsWith(`${SITE_FOLDERS.media}/`) ? ["bucket"] : [];
    if (size > bytesPerFile) yield { message: tooLargeMessage(bytesPerFile, name, size), solutions };
  }
  if (total > bytes)
    yield { message: messages.hosting.takesBytes(megabytes(bytes), megabytes(total)), solutions: ["bucket"] };
}

const tooLargeMessage = (maximum: number, name: string, size: number) =>
  messages.hosting.takesBytesPerFile(mebibytes(maximum), name, mebibytes(size));

/**
 * Returns a check that refuses videos and recordings that are too large for the host. A site on Workers has no such
 * limit, because videos and recordings are stored in the bucket.
 */
export const createFileCheck =
  (host: HostName): RefuseFile =>
  (name, size) => {
    const { label, limits } = profileOf(host);
    const { bytesPerFile: maximum = Infinity } = host === "workers" ? {} : limits;
    return size > maximum ? `${label} ${tooLargeMessage(maximum, name, size)}` : undefined;
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
export function exceededMessage(host: HostName, exceededLimits: readonly ExceededLimit[]): string {
  const { label } = profileOf(host);
  const solvesAll = (solution: ExceededLimit["solutions"][number]) =>
    exceededLimits.every(({ solutions }) => solutions.includes(solution));
  const suggestions = [
    ...(solvesAll("paid") ? [messages.hosting.paidPlan(formatNumber(PAID_FILES), PAID_FILES)] : []),
    ...(host !== "workers" && solvesAll("bucket") ? [messages.hosting.bucket] : []),
    messages.hosting.ownServer,
  ];
  const lines = exceededLimits.map((each) => `  ${label} ${each.message}.`).join("\n");
  return `${messages.hosting.doesNotFit(label)}\n\n${lines}\n\n${suggestions.map((suggestion) => `  → ${suggestion}`).join("\n")}`;
}

/**
 * Returns a message for editors that says how much of the host's file limit the site uses; `undefined` if the host does
 * not limit the number of files.
 */
export function usageMessage(host: HostName, site: FolderPlan, { files }: Limits): string | undefined {
  return files === undefined
    ? undefined
    : messages.hosting.usage(profileOf(host).label, formatNumber(site.size), formatNumber(files));
}
