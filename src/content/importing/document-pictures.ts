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
import { PLACEHOLDER_PICTURE } from "../compiler/read/text-checks/placeholders.ts";
import { FILE_WORDS } from "../schema/file-names.ts";
import type { Notes } from "./item.ts";
import { readFile } from "node:fs/promises";

const EXTENSIONS = { jpeg: ".jpg", png: ".png", webp: ".webp" } as const;

/** The maximum number of characters of a URL in a note, because a data URL contains the whole picture. */
const SHOWN_LENGTH = 120;

const MAXIMUM_ALT_LENGTH = 500;

export interface Owner extends PictureSource {
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
  readonly paths = new Map<string, Promise<string | undefined>>();
  readonly #names = new Set<string>();

  constructor(readonly owner: Owner) {}

  /**
   * Returns the path that the document uses for a picture, and a description. If the picture is missing, adds a note
   * and returns `undefined`. `at` is the node of the picture in the text.
   */
  async resolve({ url, alt }: Pick<Image, "url" | "alt">, at?: Image): Promise<Picture | undefined> {
    const search = this.paths.get(url) ?? this.#find(url, at);
    this.paths.set(url, search);
    const src = await search;
    if (src === undefined) return undefined;
    const description = alt?.replace(/\s+/g, " ").trim().slice(0, MAXIMUM_ALT_LENGTH);
    if (!description) this.owner.notes.add(messages.importing.undescribed, src, at);
    return { src, alt: description || messages.importing.describe(path.basename(src)) };
  }

  /** Creates a placeholder picture for a document that requires a picture. */
  async createPlaceholder(): Promise<Picture> {
    this.owner.notes.add(messages.importing.noPicture);
    const drawing = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#7f7f7f" } });
    const src = `${this.owner.slug}/${PLACEHOLDER_PICTURE}`;
    if (!this.#exists(src)) this.files.set(this.#inContent(src), await drawing.png().toBuffer());
    return { src, alt: messages.importing.pictureMissing };
  }

  async #find(url: string, at: Image | undefined): Promise<string | undefined> {
    const name = `${this.owner.slug}/${this.#nameFor(url)}`;
    const existing = Object.values(EXTENSIONS).find((extension) => this.#exists(name + extension));
    if (existing) return name + existing;
    const bytes = await findPicture(url, this.owner.from, this.owner);
    const prepared = "refusal" in bytes ? bytes : await prepare(bytes);
    if ("refusal" in prepared) {
      this.owner.notes.add(messages.importing.pictureNotTaken(prepared.refusal), url.slice(0, SHOWN_LENGTH), at);
      return undefined;
    }
    const src = name + EXTENSIONS[prepared.format];
    this.files.set(this.#inContent(src), prepared.bytes);
    return src;
  }

  #inContent = (src: string) => `${this.owner.type}/${src}`;

  #exists = (src: string) => existsSync(path.join(this.owner.contentDir, this.#inContent(src)));

  #nameFor(url: string): string {
    const baseName = plainName(/^data:/i.test(url) ? FILE_WORDS.picture : url.replace(/[?#].*$/, ""));
    let number = 1;
    while (this.#names.has(numberedName(baseName, number))) number++;
    const name = numberedName(baseName, number);
    this.#names.add(name);
    return name;
  }
}

/** Prepares a picture. Refuses tracking pixels. */
async function prepare(bytes: Buffer): Promise<PreparedPicture | Refusal> {
  const prepared = await preparePicture(bytes);
  const size = "refusal" in prepared ? undefined : await measure(prepared.bytes);
  const isTrackingPixel = size && Math.min(size.width, size.height) < SHORTEST_SIDE;
  return isTrackingPixel ? { refusal: messages.importing.point } : prepared;
}

export interface PictureSource {
  /** The absolute path of the export's folder. */
  folder: string;
  /** Whether pictures that are not beside the export are downloaded. */
  download: boolean;
}

/** The timeout of a download, in milliseconds. */
const TIMEOUT = 30_000;

/** The folders from which site generators serve files. */
const ROOTS = ["", "static", "assets", "public", "src", "content"];

/** Returns the bytes of a picture. `from` is the folder of the document, relative to the folder of the export. */
async function findPicture(src: string, from: string, { folder, download }: PictureSource): Promise<Buffer | Refusal> {
  if (/^data:/i.test(src)) return fetchBytes(src);
  const localFiles = candidates(src, from).map((file) => path.resolve(folder, file));
  for (const file of localFiles.filter((each) => each.startsWith(folder + path.sep))) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
  }
  const url = src.replace(/^\/\//, "https://");
  if (download && /^https?:/i.test(url)) return fetchBytes(url);
  return { refusal: messages.importing.notBeside };
}

/**
 * Returns the paths at which a picture may be. The leading folders are removed one by one, because the export may be
 * beside `wp-content`, `uploads`, `content` or the pictures themselves.
 */
function candidates(src: string, from: string): string[] {
  const srcPath = pathOf(src);
  const segments = srcPath.split("/").filter((segment) => !/^\.*$/.test(segment));
  const suffixes = segments.map((_, index) => segments.slice(index).join("/"));
  const all = [
    path.posix.join(from, srcPath),
    path.posix.join(from, segments.at(-1) ?? ""),
    ...suffixes.flatMap((suffix) => ROOTS.map((root) => path.posix.join(root, suffix))),
  ];
  return [...all, ...all.map(withoutSize)];
}

/** Removes the size from the name of a resized copy (`telar-300x200.jpg`), because an export may lack such copies. */
const withoutSize = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, "");

function pathOf(src: string): string {
  const encoded = src.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Fetches a web URL or a data URL. */
async function fetchBytes(url: string): Promise<Buffer | Refusal> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) return { refusal: messages.importing.answered(response.status) };
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return { refusal: messages.importing.notDownloaded };
  }
}
