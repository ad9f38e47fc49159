/** A built site held against what a host takes. */
import path from "node:path";
import { words } from "../../content/words/words.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { type HostName, type Limits, PAID_FILES, profileOf } from "./hosts.ts";

const number = (value: number) => value.toLocaleString(words.report.locale);
const megabytes = (bytes: number) => `${number(Math.ceil(bytes / 1e6))} MB`;

/** Sentences for editors that go on after the name of the host, one for each limit that the site breaks. */
export function brokenLimits(site: FolderPlan, limits: Limits): string[] {
  const { files = Infinity, filesPerFolder = Infinity } = limits;
  const counted = filesPerFolder === Infinity ? [] : [...filesByFolder(site)];
  const folders = counted.filter(([, count]) => count > filesPerFolder);
  return [
    ...(site.size > files ? [words.hosting.takesFiles(number(files), number(site.size))] : []),
    ...folders.map(([folder, count]) =>
      words.hosting.takesFilesPerFolder(number(filesPerFolder), folder, number(count)),
    ),
    ...brokenWeights(site, limits),
  ];
}

function brokenWeights(site: FolderPlan, { bytesPerFile = Infinity, bytes = Infinity }: Limits): string[] {
  if (bytesPerFile === Infinity && bytes === Infinity) return [];
  const sizes = site.names().map((name) => ({ name, size: site.weigh(name) }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const heavy = sizes.filter(({ size }) => size > bytesPerFile);
  return [
    ...heavy.map(({ name, size }) => words.hosting.takesBytesPerFile(megabytes(bytesPerFile), name, megabytes(size))),
    ...(total > bytes ? [words.hosting.takesBytes(megabytes(bytes), megabytes(total))] : []),
  ];
}

function filesByFolder(site: FolderPlan): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of site.names()) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** For editors: what is too much for a host, and where to go with it. */
export function refusal(host: HostName, broken: readonly string[], limits: Limits): string {
  const { label } = profileOf(host);
  const mayPay = limits.files !== undefined && limits.files < PAID_FILES;
  const ways = [
    ...(mayPay ? [words.hosting.paidPlan(number(PAID_FILES), PAID_FILES)] : []),
    ...(host === "workers" ? [] : [words.hosting.bucket]),
    words.hosting.ownServer,
  ];
  const said = broken.map((each) => `  ${label} ${each}.`).join("\n");
  return `${words.hosting.doesNotFit(label)}\n\n${said}\n\n${ways.map((way) => `  → ${way}`).join("\n")}`;
}

/** For editors: how full a host is, where files are what it counts. */
export function usage(host: HostName, site: FolderPlan, { files }: Limits): string | undefined {
  return files === undefined ? undefined : words.hosting.usage(profileOf(host).label, number(site.size), number(files));
}
