/** Pictures that an editor uploads: how they are converted, named, listed and removed, and which ones are refused. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { EditedContent } from "../../src/editor/server/content/edited-content.ts";
import {
  listPictures,
  type PictureOwner,
  removePicture,
  takePicture,
} from "../../src/editor/server/pictures/picture-folder.ts";
import { findPicturePaths, unusedPictures, usedPictures } from "../../src/editor/server/pictures/used-pictures.ts";
import { MAXIMUM_BYTES } from "../../src/content/authoring/pictures/prepare-picture.ts";
import { restoreFromTrash, type TrashEntry } from "../../src/content/authoring/deleting/trash.ts";
import { ISSUE, VALID } from "../support/documents.ts";
import { type Files, type Workspace, workspace } from "../support/workspace.ts";

const ISSUE_FILE = "issues/MoraVidal.yaml";
const ownerIn = ({ contentDir }: Workspace, file = ISSUE_FILE): PictureOwner => ({ contentDir, file });
const removedDirOf = ({ contentDir }: Workspace) => path.join(contentDir, "..", "removed");

/** Creates a picture whose left half is red and right half blue, so that a test sees how the picture was turned. */
function drawing(width = 60, height = 40): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** Noise, which hardly compresses, so the first half of a file ends within the data of the pixels. */
const GAUSSIAN = { type: "gaussian", mean: 128, sigma: 40 } as const;
const noise = () => sharp({ create: { width: 300, height: 200, channels: 3, noise: GAUSSIAN, background: "#000" } });

async function take(space: Workspace, bytes: Buffer, name = "foto.jpg") {
  const result = await takePicture(ownerIn(space), { name, bytes });
  if ("refusal" in result) throw new Error(result.refusal);
  const file = path.join(space.contentDir, "issues", result.src);
  return { ...result, bytes: await readFile(file), metadata: await sharp(file).metadata() };
}

async function refusalOf(space: Workspace, bytes: Buffer, name = "foto.jpg"): Promise<string> {
  const result = await takePicture(ownerIn(space), { name, bytes });
  return "refusal" in result ? result.refusal : `taken as ${result.src}`;
}

/** Lists the paths of everything in the parent folder of the content folder. */
const allPaths = ({ contentDir }: Workspace) => readdir(path.dirname(contentDir), { recursive: true });

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe("an uploaded picture", () => {
  test("is turned upright and loses its metadata", async () => {
    const space = await workspace(VALID);
    const sideways = await drawing()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 36/1 12/1" }, IFD0: { Artist: "Ana" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const { src, orientation, bytes, metadata } = await take(space, sideways);
    expect({ src, orientation }).toEqual({ src: "MoraVidal/foto.jpg", orientation: "portrait" });
    expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60 });
    for (const trace of ["orientation", "exif", "xmp", "iptc", "icc"]) expect(metadata).not.toHaveProperty(trace);
    expect((await pixel(bytes, 20, 2))[0]).toBeGreaterThan(200);
    expect((await pixel(bytes, 20, 57))[2]).toBeGreaterThan(200);
  });

  test("is converted to sRGB", async () => {
    const space = await workspace(VALID);
    const wide = await drawing().withIccProfile("p3").png().toBuffer();
    const { bytes, metadata } = await take(space, wide);
    expect(metadata).not.toHaveProperty("icc");
    expect(await pixel(bytes, 2, 2)).toEqual(await pixel(await sharp(wide).png().toBuffer(), 2, 2));
    expect(await pixel(bytes, 2, 2)).not.toEqual(await pixel(await sharp(wide, { ignoreIcc: true }).toBuffer(), 2, 2));
  });

  test.each([
    ["wide", 4000, 2000, { width: 1920, height: 960 }],
    ["tall", 1000, 6000, { width: 640, height: 3840 }],
    ["a portrait from a phone", 2160, 3840, { width: 1920, height: 3413 }],
    ["small", 300, 200, { width: 300, height: 200 }],
    ["a single pixel", 1, 1, { width: 1, height: 1 }],
  ])("is no larger than pages need: %s", async (_name, width, height, expected) => {
    const space = await workspace(VALID);
    const { metadata } = await take(space, await drawing(width, height).jpeg().toBuffer());
    expect(metadata).toMatchObject(expected);
  });

  test.each(["jpeg", "png", "webp"] as const)("keeps its bytes if nothing needs to change: %s", async (format) => {
    const space = await workspace(VALID);
    const original = await noise().toFormat(format, { quality: 60 }).toBuffer();
    expect((await take(space, original)).bytes.equals(original)).toBe(true);
  });

  test.each([
    ["data after its end", "jpeg", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS")])],
    [
      "a comment",
      "jpeg",
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 2), Buffer.from("\xff\xfe\0\x05GPS", "latin1"), bytes.subarray(2)]),
    ],
    ["data after its end", "png", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS")])],
    ["data after its end", "webp", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS at home")])],
  ] as const)("is encoded again without %s: %s", async (_name, format, change) => {
    const space = await workspace(VALID);
    const { bytes, metadata } = await take(space, change(await drawing().toFormat(format).toBuffer()));
    expect(bytes.includes("GPS")).toBe(false);
    expect(metadata).toMatchObject({ format, width: 60, height: 40 });
  });

  test.each([
    ["jpeg", "foto.jpg"],
    ["png", "foto.png"],
    ["webp", "foto.webp"],
    ["avif", "foto.webp"],
    ["gif", "foto.webp"],
  ] as const)("gets its extension from its bytes, not from its name: %s", async (format, expected) => {
    const space = await workspace(VALID);
    const { src } = await take(space, await drawing().toFormat(format).toBuffer(), "foto.tiff");
    expect(src).toBe(`MoraVidal/${expected}`);
  });

  test("of an issue passes the check; one of the site goes to the folder of the site", async () => {
    const space = await workspace(VALID);
    const bytes = await noise().jpeg().toBuffer();
    const { src } = await take(space, bytes);
    const site = await takePicture(ownerIn(space, "site.yaml"), { name: "Lámina.png", bytes });
    expect(site).toMatchObject({ src: "site/lamina.jpg", orientation: "landscape" });
    await space.write({ [ISSUE_FILE]: `${ISSUE}gallery: [{ src: ${src}, orientation: landscape, alt: Una foto }]\n` });
    expect((await space.check()).problems).toEqual([]);
  });
});

describe("the name of an uploaded picture", () => {
  test.each([
    ["Foto final (2).JPG", "foto-final-2.jpg"],
    ["Ñandú Ácido.jpeg", "nandu-acido.jpg"],
    ["CON.jpg", "imagen-con.jpg"],
    ["lpt1.jpg", "imagen-lpt1.jpg"],
    ["照片.jpg", "imagen.jpg"],
    ["", "imagen.jpg"],
    [".htaccess", "htaccess.jpg"],
    ["../../../etc/passwd.jpg", "passwd.jpg"],
    ["..\\..\\site.yaml", "site.jpg"],
    ["/etc/passwd", "passwd.jpg"],
    ["%2e%2e%2fsite.jpg", "2e-2e-2fsite.jpg"],
    ["a\0b.jpg", "a-b.jpg"],
    ["..", "imagen.jpg"],
    ["C:\\fotos\\tapa.jpg", "tapa-2.jpg"],
    [`${"larguisima ".repeat(30)}.jpg`, `${"larguisima-".repeat(5)}largu.jpg`],
  ])("%j becomes %j in the folder of the document", async (name, expected) => {
    const space = await workspace({ ...VALID, "issues/MoraVidal/Tapa.JPG": "" });
    const before = await allPaths(space);
    const { src } = await take(space, await drawing().jpeg().toBuffer(), name);
    expect(src).toBe(`MoraVidal/${expected}`);
    expect((await allPaths(space)).toSorted()).toEqual([...before, `content/issues/${src}`].toSorted());
  });

  test("is given to only one of 20 simultaneous uploads", async () => {
    const space = await workspace(VALID);
    const widths = Array.from({ length: 20 }, (_, index) => 20 + index);
    const pictures = await Promise.all(
      widths.map(async (width) => take(space, await drawing(width, 9).png().toBuffer(), "tapa.png")),
    );
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(20);
    expect(pictures.map(({ metadata }) => metadata.width)).toEqual(widths);
    const folder = path.join(space.contentDir, "issues/MoraVidal");
    expect(await sharp(path.join(folder, "tapa.png")).metadata()).toMatchObject({ width: 30 });
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

describe("a HEIC photo", () => {
  /** Reads a photo: 80 × 120 pixels, red above blue, in Display P3, with GPS data. Its container and EXIF turn it. */
  const photo = () => readFile(path.join(import.meta.dirname, "../support/content/phone.heic"));

  test("becomes an upright JPEG in sRGB without metadata", async () => {
    const { src, orientation, metadata, bytes } = await take(await workspace(VALID), await photo(), "IMG_0042.HEIC");
    expect([src, orientation]).toEqual(["MoraVidal/img-0042.jpg", "portrait"]);
    expect(metadata).toMatchObject({ format: "jpeg", width: 80, height: 120, space: "srgb" });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    const [[red = 0, green = 255] = [], [, , blue = 0] = []] = [await pixel(bytes, 40, 5), await pixel(bytes, 40, 115)];
    expect(red).toBeGreaterThan(245);
    expect(green).toBeLessThan(15);
    expect(blue).toBeGreaterThan(245);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ["that is cut off", (bytes) => bytes.subarray(0, bytes.length * 0.8)],
    ["with overwritten data", (bytes) => bytes.fill(7, 930)],
    [
      "that claims a billion pixels",
      (bytes) => {
        const size = bytes.indexOf("ispe") + 8;
        bytes.writeUInt32BE(31_000, size);
        bytes.writeUInt32BE(31_000, size + 4);
        return bytes;
      },
    ],
  ])("%s is refused, and the next upload works", async (_name, spoil) => {
    const space = await workspace(VALID);
    expect(await refusalOf(space, spoil(await photo()))).toMatch(/Más compatible|31000 × 31000/);
    expect(await refusalOf(space, await photo())).toMatch(/^taken/);
  });
});

describe("a refusal leaves no files behind for", () => {
  /** Creates a PNG file whose header claims 30,000 × 30,000 pixels. */
  async function bomb(): Promise<Buffer> {
    const bytes = await drawing().png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29);
    return bytes;
  }
  const DAMAGED = "dañada o incompleta";
  const formats = ["jpeg", "png", "webp", "avif", "gif"] as const;
  type Case = [name: string, make: () => Buffer | Promise<Buffer>, reason: string];
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const encoded = (format: (typeof formats)[number]) => noise().toFormat(format).toBuffer();
  /** Replaces a quarter of the bytes, always by the same ones. */
  const scramble = (bytes: Buffer) => {
    for (let at = bytes.length >> 2; at < bytes.length >> 1; at++) bytes[at] = (at * at * 2654435761) >>> 13;
    return bytes;
  };

  test.each<Case>([
    ...formats.flatMap((format): Case[] => [
      [`half a file: ${format}`, async () => cut(await encoded(format)), DAMAGED],
      [`only the first bytes: ${format}`, async () => (await encoded(format)).subarray(0, 16), DAMAGED],
    ]),
    ["a scrambled JPEG", async () => scramble(await encoded("jpeg")), DAMAGED],
    ["a scrambled PNG", async () => scramble(await encoded("png")), DAMAGED],
    ["30,000 × 30,000 pixels", bomb, "30000 × 30000"],
    ["a text with the file name of a picture", () => Buffer.from("hola, no soy una foto"), "No es una imagen"],
    ["an empty file", () => Buffer.alloc(0), "vacío"],
    ["more than 40 MB", () => Buffer.alloc(MAXIMUM_BYTES + 1, "\xff\xd8\xff", "latin1"), "más de 40 MB"],
    ["an SVG drawing", () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), "SVG"],
    ["HEIC without a photo", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "Más compatible"],
    ["a video", () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1"), "un video"],
    ["TIFF", async () => drawing().tiff().toBuffer(), "TIFF"],
    ["a PDF", () => Buffer.from("%PDF-1.7"), "PDF"],
    [
      "an animation",
      async () =>
        sharp([await drawing().png().toBuffer(), await noise().resize(60, 40).png().toBuffer()], {
          join: { animated: true },
        })
          .webp()
          .toBuffer(),
      "animada",
    ],
  ])("%s", async (_name, make, reason) => {
    const space = await workspace(VALID);
    const before = await allPaths(space);
    expect(await refusalOf(space, await make())).toContain(reason);
    expect(await allPaths(space)).toEqual(before);
  });

  test.each([
    ["the folder of the document", "issues/Nina", "../../outside"],
    ["the folder of the type", "issues", "../outside"],
    ["a broken link", "issues/Nina", "../../nowhere"],
  ])("a picture in a folder that is a link out of the content: %s", async (_name, link, target) => {
    const space = await workspace();
    const outside = path.join(space.contentDir, "../outside");
    await mkdir(path.join(outside, "Nina"), { recursive: true });
    await writeFile(path.join(outside, "Nina/a.jpg"), "secret");
    await mkdir(path.dirname(path.join(space.contentDir, link)), { recursive: true });
    await symlink(target, path.join(space.contentDir, link));
    const before = await allPaths(space);
    const owner = ownerIn(space, "issues/Nina.yaml");
    const expected = { refusal: expect.stringContaining("no puede tener fotos") as string };
    expect(await takePicture(owner, { name: "a.jpg", bytes: await drawing().jpeg().toBuffer() })).toEqual(expected);
    expect(await listPictures(owner, { used: [], addressOf: String })).toEqual(expected);
    expect(await removePicture(owner, { src: "Nina/a.jpg", used: [], removedDir: removedDirOf(space) })).toEqual(
      expected,
    );
    expect(await allPaths(space)).toEqual(before);
  });
});

describe("the pictures of a document", () => {
  const FILES: Files = {
    ...VALID,
    "issues/MoraVidal/sobra.webp": [50, 20],
    "issues/MoraVidal/galeria/01.jpeg": [20, 50],
    "issues/MoraVidal/rota.jpg": "no es una foto",
    "issues/MoraVidal/corto.mp4": "un video",
    "issues/MoraVidal/.oculta.png": [3, 3],
    "issues/Nina/otra.png": [3, 3],
  };

  test("are listed with their sizes and whether they are used", async () => {
    const space = await workspace(FILES);
    await symlink("/etc/hosts", path.join(space.contentDir, "issues/MoraVidal/enlace.png"));
    const used = findPicturePaths({ file: ISSUE_FILE, text: ISSUE });
    const listed = await listPictures(ownerIn(space), { used, addressOf: (picture) => `/pictures/${picture}` });
    expect(listed).toMatchObject([
      { src: "MoraVidal/galeria/01.jpeg", width: 20, height: 50, used: false },
      { src: "MoraVidal/rota.jpg", width: 0, height: 0, bytes: 14, used: false },
      { src: "MoraVidal/sobra.webp", width: 50, height: 20, used: false },
      { src: "MoraVidal/tapa.png", width: 30, height: 40, used: true, address: "/pictures/issues/MoraVidal/tapa.png" },
    ]);
  });

  test("are an empty list if the document has no folder", async () => {
    const space = await workspace(VALID);
    expect(await listPictures(ownerIn(space, "issues/Nina.yaml"), { used: [], addressOf: String })).toEqual([]);
  });

  const removeLeftover = async (space: Workspace) => {
    const request = { src: "MoraVidal/sobra.webp", used: [], removedDir: removedDirOf(space) };
    return (await removePicture(ownerIn(space), request)) as TrashEntry;
  };

  test("can be removed, and restored with the same bytes", async () => {
    const space = await workspace(FILES);
    const file = path.join(space.contentDir, "issues/MoraVidal/sobra.webp");
    const bytes = await readFile(file);
    const removed = await removeLeftover(space);
    expect(existsSync(file)).toBe(false);
    expect(await restoreFromTrash(space.contentDir, removed)).toBeUndefined();
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  test("are not restored over a newer picture of the same name", async () => {
    const space = await workspace(FILES);
    const removed = await removeLeftover(space);
    await space.write({ "issues/MoraVidal/sobra.webp": "la nueva" });
    expect(await restoreFromTrash(space.contentDir, removed)).toEqual({
      refusal: expect.stringContaining("sobra.webp") as string,
    });
    expect(await readFile(path.join(space.contentDir, "issues/MoraVidal/sobra.webp"), "utf8")).toBe("la nueva");
  });

  test.each([
    ["one in use", "MoraVidal/tapa.png", "está en uso"],
    ["one of another document", "Nina/otra.png"],
    ["one by a path with ..", "MoraVidal/../Nina/otra.png"],
    ["one by a path out of the content", "../../afuera/secreto.png"],
    ["one in a linked folder", "MoraVidal/enlace/otra.png"],
    ["one that is a link", "MoraVidal/enlace.png"],
    ["a document", "MoraVidal.yaml"],
    ["the folder", "MoraVidal"],
    ["a video", "MoraVidal/corto.mp4"],
    ["a name in other letter case", "MoraVidal/TAPA.png"],
    ["a path with encoded dots", "MoraVidal/%2e%2e/Nina/otra.png"],
    ["a name with a null byte", "MoraVidal/tapa\0.png"],
    ["a path outside of the content", "/etc/tapa.png"],
    ["a missing file", "MoraVidal/nada.png"],
  ])("cannot be removed: %s", async (_name, src, reason = "no es una imagen de la carpeta") => {
    const space = await workspace(FILES);
    await symlink("../Nina", path.join(space.contentDir, "issues/MoraVidal/enlace"));
    await symlink("../Nina/otra.png", path.join(space.contentDir, "issues/MoraVidal/enlace.png"));
    const before = await allPaths(space);
    const used = findPicturePaths({ file: ISSUE_FILE, text: ISSUE });
    const result = await removePicture(ownerIn(space), { src, used, removedDir: removedDirOf(space) });
    expect(result).toEqual({ refusal: expect.stringContaining(reason) as string });
    expect(await allPaths(space)).toEqual(before);
  });
});

test("a picture counts as used even if the document writes its name with YAML escapes", async () => {
  const text = ISSUE.replace("MoraVidal/tapa.png", String.raw`"MoraVidal/t\x61pa.pn\x67"`);
  const space = await workspace({ ...VALID, [ISSUE_FILE]: text, "issues/MoraVidal/sobra.webp": [50, 20] });
  const isUnused = await unusedPictures(new EditedContent(space.contentDir, space.outDir));
  const files = ["issues/MoraVidal/tapa.png", "issues/MoraVidal/sobra.webp", "issues/MoraVidal/corto.mp4"];
  expect(files.filter(isUnused)).toEqual(["issues/MoraVidal/sobra.webp"]);
});

test.each([
  ["composed", "ñandú", "ñandú".normalize("NFD")],
  ["decomposed", "ñandú".normalize("NFD"), "ñandú"],
])(
  "a picture named in %s Unicode, but in the other form on the disk, is in use and cannot be removed",
  async (_name, nameInDocument, nameOnDisk) => {
    const text = ISSUE.replace("MoraVidal/tapa.png", `MoraVidal/${nameInDocument}.png`);
    const file = `issues/MoraVidal/${nameOnDisk}.png`;
    const space = await workspace({ ...VALID, [ISSUE_FILE]: text, [file]: [30, 40] });
    const content = new EditedContent(space.contentDir, space.outDir);
    expect((await unusedPictures(content))(file)).toBe(false);
    const options = {
      src: `MoraVidal/${nameOnDisk}.png`,
      used: await usedPictures(content),
      removedDir: removedDirOf(space),
    };
    expect(await removePicture(ownerIn(space), options)).toHaveProperty("refusal");
  },
);

test("pictures are found in fields and in Markdown, with spaces in their names, even if the YAML is broken", () => {
  const text = `src: Telar/uno.png
otra: "../issues/MoraVidal/dos.webp" # prestada
{ src: Telar/tres.jpg, alt: x }
con espacios: Telar/mi foto final.jpeg
  apóstrofo: "Telar/L'Art.PNG"
: : [ mal
![a](Telar/cuatro.png "título") y ![b](<Telar/mi cinco.png>) y ![c](./Telar/mi%20seis.png)
[d]: Telar/siete.webp
`;
  expect(findPicturePaths({ file: "articles/Telar.md", text })).toEqual(
    expect.arrayContaining([
      "articles/Telar/uno.png",
      "issues/MoraVidal/dos.webp",
      "articles/Telar/tres.jpg",
      "articles/Telar/mi foto final.jpeg",
      "articles/Telar/L'Art.PNG",
      "articles/Telar/cuatro.png",
      "articles/Telar/mi cinco.png",
      "articles/Telar/mi seis.png",
      "articles/Telar/siete.webp",
    ]),
  );
});

/** Returns the checksum of a PNG chunk: https://www.w3.org/TR/png/#5CRC-algorithm */
function crc(bytes: Buffer): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
