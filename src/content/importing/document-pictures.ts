/**
 * Finds and names the pictures of an imported document. A repeated import gives the pictures the same names. A picture
 * is read from a data URL, from a file beside the export or, on request, from the network.
 */
import { messages } from "../messages/messages.ts";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Image } from "mdast";
import sharp from "sharp";
import { numberedName, plainName } from "../authoring/pictures/file-name.ts";
import { type PreparedPicture, preparePicture } from "../authoring/pictures/prepare-picture.ts";
import type { Refusal } from "../authoring/refusal.ts";
import { SHORTEST_SIDE, measure } from "../compiler/pictures/measure.ts";
import { STAND_IN } from "../compiler/read/text-checks/placeholders.ts";
import type { Notes } from "./item.ts";
import { readFile } from "node:fs/promises";

const ENDINGS = { jpeg: ".jpg", png: ".png", webp: ".webp" } as const;

/** The number of characters of a URL that a note shows, because a data URL may contain the whole picture. */
const SHOWN = 120;

/** The maximum length of a description in characters. */
const LONGEST = 500;

export interface Owner extends Places {
  contentDir: string;
  type: string;
  slug: string;
  /** The folder of the source file, relative to the folder of the export. */
  from: string;
  notes: Notes;
}

type Picture = { src: string; alt: string };

export class DocumentPictures {
  /** New pictures, by their paths from the content folder. */
  readonly files = new Map<string, Buffer>();
  /** Paths of the pictures, by requested URL; `undefined` if a picture is missing. */
  readonly asked = new Map<string, Promise<string | undefined>>();
  readonly #names = new Set<string>();

  constructor(readonly owner: Owner) {}

  /**
   * Returns the path that the document uses for a picture, and a description. If the picture is missing, adds a note
   * and returns `undefined`. `at` is the node of the picture in the text.
   */
  async take({ url, alt }: Pick<Image, "url" | "alt">, at?: Image): Promise<Picture | undefined> {
    const asking = this.asked.get(url) ?? this.#find(url, at);
    this.asked.set(url, asking);
    const src = await asking;
    if (src === undefined) return undefined;
    const given = alt?.replace(/\s+/g, " ").trim().slice(0, LONGEST);
    if (!given) this.owner.notes.add(messages.importing.undescribed, src, at);
    return { src, alt: given || messages.importing.describe(path.basename(src)) };
  }

  /** Creates a placeholder picture for a document that requires a picture. */
  async standIn(): Promise<Picture> {
    this.owner.notes.add(messages.importing.noPicture);
    const drawing = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#7f7f7f" } });
    const src = `${this.owner.slug}/${STAND_IN}`;
    if (!this.#isThere(src)) this.files.set(this.#inContent(src), await drawing.png().toBuffer());
    return { src, alt: messages.importing.pictureMissing };
  }

  async #find(url: string, at: Image | undefined): Promise<string | undefined> {
    const name = `${this.owner.slug}/${this.#nameFor(url)}`;
    const there = Object.values(ENDINGS).find((ending) => this.#isThere(name + ending));
    if (there) return name + there;
    const bytes = await findPicture(url, this.owner.from, this.owner);
    const prepared = "refusal" in bytes ? bytes : await prepare(bytes);
    if ("refusal" in prepared) {
      this.owner.notes.add(messages.importing.pictureNotTaken(prepared.refusal), url.slice(0, SHOWN), at);
      return undefined;
    }
    const src = name + ENDINGS[prepared.format];
    this.files.set(this.#inContent(src), prepared.bytes);
    return src;
  }

  #inContent = (src: string) => `${this.owner.type}/${src}`;

  #isThere = (src: string) => existsSync(path.join(this.owner.contentDir, this.#inContent(src)));

  #nameFor(url: string): string {
    const written = plainName(/^data:/i.test(url) ? "imagen" : url.replace(/[?#].*$/, ""));
    let number = 1;
    while (this.#names.has(numberedName(written, number))) number++;
    const name = numberedName(written, number);
    this.#names.add(name);
    return name;
  }
}

/** Prepares a picture. Refuses tracking pixels. */
async function prepare(bytes: Buffer): Promise<PreparedPicture | Refusal> {
  const prepared = await preparePicture(bytes);
  const size = "refusal" in prepared ? undefined : await measure(prepared.bytes);
  const isPoint = size && Math.min(size.width, size.height) < SHORTEST_SIDE;
  return isPoint ? { refusal: messages.importing.point } : prepared;
}

export interface Places {
  /** The absolute path of the export's folder. */
  folder: string;
  /** Whether pictures that are not beside the export are downloaded. */
  download: boolean;
}

/** The timeout of a download, in milliseconds. */
const PATIENCE = 30_000;

/** The folders from which site generators serve files. */
const ROOTS = ["", "static", "assets", "public", "src", "content"];

/** Returns the bytes of a picture. `from` is the folder of the document, relative to the folder of the export. */
async function findPicture(src: string, from: string, { folder, download }: Places): Promise<Buffer | Refusal> {
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

/**
 * Returns the possible paths of a picture. The first folders of its path are removed one by one, because the export may
 * be beside `wp-content`, `uploads`, `content` or the pictures themselves.
 */
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

/** Removes the size from the name of a resized copy (`telar-300x200.jpg`), because an export may lack such copies. */
const unscaled = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, "");

function pathOf(src: string): string {
  const written = src.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Fetches a web URL or a data URL. */
async function askFor(url: string): Promise<Buffer | Refusal> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return { refusal: messages.importing.answered(answer.status) };
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    return { refusal: messages.importing.notDownloaded };
  }
}
