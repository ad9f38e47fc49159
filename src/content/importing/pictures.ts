/** Where the bytes of a picture are: in its address, beside the export, or, if so asked, on the network. */
import { messages } from "../messages/messages.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "../authoring/removed.ts";

export interface Places {
  /** Of the export, absolute. */
  folder: string;
  /** Whether what is nowhere else is asked of the network. */
  download: boolean;
}

/** Milliseconds that a server may take. */
const PATIENCE = 30_000;

/** Folders in which generators have what pages name from the root. */
const ROOTS = ["", "static", "assets", "public", "src", "content"];

/** `from`: path of the folder of the document from that of the export. */
export async function findPicture(src: string, from: string, { folder, download }: Places): Promise<Buffer | Refusal> {
  if (/^data:/i.test(src)) return askFor(src);
  const inFolder = candidates(src, from).map((file) => path.resolve(folder, file));
  for (const file of inFolder.filter((each) => each.startsWith(folder + path.sep))) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
  }
  const url = src.replace(/^\/\//, "https://");
  if (download && /^https?:/i.test(url)) return askFor(url);
  return { refusal: messages.importing.notBeside };
}

/** Ever shorter ends of its path: an export lies beside `wp-content`, `uploads`, `content` or the files themselves. */
function candidates(src: string, from: string): string[] {
  const written = pathOf(src);
  const steps = written.split("/").filter((step) => !/^\.*$/.test(step));
  const ends = steps.map((_, index) => steps.slice(index).join("/"));
  const all = [
    path.posix.join(from, written),
    path.posix.join(from, steps.at(-1) ?? ""),
    ...ends.flatMap((end) => ROOTS.map((root) => path.posix.join(root, end))),
  ];
  return [...all, ...all.map(unscaled)];
}

/** WordPress makes copies, `telar-300x200.jpg`, which an export may lack. */
const unscaled = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, "");

function pathOf(src: string): string {
  const written = src.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** An address of the network, or one that is the picture itself. */
async function askFor(url: string): Promise<Buffer | Refusal> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return { refusal: messages.importing.answered(answer.status) };
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    return { refusal: messages.importing.notDownloaded };
  }
}
