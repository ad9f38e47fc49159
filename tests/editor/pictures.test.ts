/** Pictures that an editor hands over: what becomes of them, what is refused, and that nothing leaves the content. */
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

/** Half red, half blue, so that it shows which way it was turned; noisy, so that a cut goes through the picture. */
function drawing(width = 60, height = 40): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#000",
    },
  });

async function take(space: Workspace, bytes: Buffer, name = "foto.jpg") {
  const taken = await takePicture(ownerIn(space), { name, bytes });
  if ("refusal" in taken) throw new Error(taken.refusal);
  const file = path.join(space.contentDir, "issues", taken.src);
  return { ...taken, bytes: await readFile(file), metadata: await sharp(file).metadata() };
}

async function refusalOf(space: Workspace, bytes: Buffer, name = "foto.jpg"): Promise<string> {
  const taken = await takePicture(ownerIn(space), { name, bytes });
  return "refusal" in taken ? taken.refusal : `taken as ${taken.src}`;
}

/** Every path below the folder that holds the content. */
const everything = ({ contentDir }: Workspace) => readdir(path.dirname(contentDir), { recursive: true });

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe("a picture that is taken", () => {
  test("is turned upright, and tells nothing of place, camera or person", async () => {
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

  test("has the colours of the web", async () => {
    const space = await workspace(VALID);
    const wide = await drawing().withIccProfile("p3").png().toBuffer();
    const { bytes, metadata } = await take(space, wide);
    expect(metadata).not.toHaveProperty("icc");
    expect(await pixel(bytes, 2, 2)).toEqual(await pixel(await sharp(wide).png().toBuffer(), 2, 2));
    expect(await pixel(bytes, 2, 2)).not.toEqual(await pixel(await sharp(wide, { ignoreIcc: true }).toBuffer(), 2, 2));
  });

  test.each([
    ["wide", 4000, 2000, { width: 1920, height: 960 }],
    ["high", 1000, 6000, { width: 640, height: 3840 }],
    ["a portrait for a telephone", 2160, 3840, { width: 1920, height: 3413 }],
    ["small", 300, 200, { width: 300, height: 200 }],
    ["a single pixel", 1, 1, { width: 1, height: 1 }],
  ])("is no larger than pages show it: %s", async (_name, width, height, expected) => {
    const space = await workspace(VALID);
    const { metadata } = await take(space, await drawing(width, height).jpeg().toBuffer());
    expect(metadata).toMatchObject(expected);
  });

  test.each(["jpeg", "png", "webp"] as const)("keeps its bytes where nothing is to be changed: %s", async (format) => {
    const space = await workspace(VALID);
    const handed = await noise().toFormat(format, { quality: 60 }).toBuffer();
    expect((await take(space, handed)).bytes.equals(handed)).toBe(true);
  });

  test.each([
    ["a thumbnail with a place behind its end", "jpeg", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS")])],
    [
      "a comment",
      "jpeg",
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 2), Buffer.from("\xff\xfe\0\x05GPS", "latin1"), bytes.subarray(2)]),
    ],
    ["something behind its end", "png", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS")])],
    ["something behind its end", "webp", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("GPS at home")])],
  ] as const)("is drawn anew with %s: %s", async (_name, format, change) => {
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
  ] as const)("is told by its bytes, not by its name: %s", async (format, expected) => {
    const space = await workspace(VALID);
    const { src } = await take(space, await drawing().toFormat(format).toBuffer(), "foto.tiff");
    expect(src).toBe(`MoraVidal/${expected}`);
  });

  test("is accepted by the compiler, as is one of the whole site", async () => {
    const space = await workspace(VALID);
    const bytes = await noise().jpeg().toBuffer();
    const { src } = await take(space, bytes);
    const site = await takePicture(ownerIn(space, "site.yaml"), { name: "Lámina.png", bytes });
    expect(site).toMatchObject({ src: "site/lamina.jpg", orientation: "landscape" });
    await space.write({ [ISSUE_FILE]: `${ISSUE}gallery: [{ src: ${src}, orientation: landscape, alt: Una foto }]\n` });
    expect((await space.check()).problems).toEqual([]);
  });
});

describe("a name", () => {
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
  ])("%j becomes %j, in the folder of the document", async (name, expected) => {
    const space = await workspace({ ...VALID, "issues/MoraVidal/Tapa.JPG": "" });
    const before = await everything(space);
    const { src } = await take(space, await drawing().jpeg().toBuffer(), name);
    expect(src).toBe(`MoraVidal/${expected}`);
    expect((await everything(space)).toSorted()).toEqual([...before, `content/issues/${src}`].toSorted());
  });

  test("is taken once, however many want it at the same time", async () => {
    const space = await workspace(VALID);
    const handed = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        drawing(20 + index, 9)
          .png()
          .toBuffer(),
      ),
    );
    const taken = await Promise.all(handed.map((bytes) => take(space, bytes, "tapa.png")));
    expect(new Set(taken.map(({ src }) => src)).size).toBe(20);
    expect(taken.map(({ metadata }) => metadata.width)).toEqual(handed.map((_, index) => 20 + index));
    expect(await sharp(path.join(space.contentDir, "issues/MoraVidal/tapa.png")).metadata()).toMatchObject({
      width: 30,
    });
    const names = await readdir(path.join(space.contentDir, "issues/MoraVidal"));
    expect(names.filter((name) => name.startsWith("."))).toEqual([]);
  });
});

describe("a HEIC photo", () => {
  /** Turned by its container and by EXIF, in the colours of Display P3, with a place: red above blue, 80 × 120 pixels. */
  const photo = () => readFile(path.join(import.meta.dirname, "../support/content/phone.heic"));

  test("becomes an upright JPEG with its colours, and without its place", async () => {
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
    ["that breaks off", (bytes) => bytes.subarray(0, bytes.length * 0.8)],
    ["whose data are others", (bytes) => bytes.fill(7, 930)],
    [
      "that says it has a billion pixels",
      (bytes) => {
        const size = bytes.indexOf("ispe") + 8;
        bytes.writeUInt32BE(31_000, size);
        bytes.writeUInt32BE(31_000, size + 4);
        return bytes;
      },
    ],
  ])("%s is refused, and the editor goes on", async (_name, spoil) => {
    const space = await workspace(VALID);
    expect(await refusalOf(space, spoil(await photo()))).toMatch(/Más compatible|31000 × 31000/);
    expect(await refusalOf(space, await photo())).toMatch(/^taken/);
  });
});

describe("is refused, and leaves nothing behind:", () => {
  /** A PNG file that says it is larger than any memory. */
  async function bomb(): Promise<Buffer> {
    const bytes = await drawing().png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29);
    return bytes;
  }
  const DAMAGED = "dañada o incompleta";
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  /** With a quarter of its bytes replaced, always by the same ones. */
  const scrambled = (bytes: Buffer) => {
    for (let at = bytes.length >> 2; at < bytes.length >> 1; at++) bytes[at] = (at * at * 2654435761) >>> 13;
    return bytes;
  };
  const formats = ["jpeg", "png", "webp", "avif", "gif"] as const;

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ...formats.flatMap((format): [string, () => Promise<Buffer>, string][] => [
      [`half of ${format}`, async () => cut(await noise().toFormat(format).toBuffer()), DAMAGED],
      [`first bytes of ${format}`, async () => (await noise().toFormat(format).toBuffer()).subarray(0, 16), DAMAGED],
    ]),
    ["a scrambled JPEG", async () => scrambled(await noise().jpeg().toBuffer()), DAMAGED],
    ["a scrambled PNG", async () => scrambled(await noise().png().toBuffer()), DAMAGED],
    ["30,000 × 30,000 pixels", bomb, "30000 × 30000"],
    ["a text with the name of a picture", () => Buffer.from("hola, no soy una foto"), "No es una imagen"],
    ["nothing", () => Buffer.alloc(0), "vacío"],
    ["too much", () => Buffer.alloc(MAXIMUM_BYTES + 1, "\xff\xd8\xff", "latin1"), "más de 40 MB"],
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
  ])("%s", async (_name, make, says) => {
    const space = await workspace(VALID);
    const before = await everything(space);
    expect(await refusalOf(space, await make())).toContain(says);
    expect(await everything(space)).toEqual(before);
  });

  test.each([
    "issues/../../MoraVidal.yaml",
    "../MoraVidal.yaml",
    "/issues/MoraVidal.yaml",
    "issues\\MoraVidal.yaml",
    "issues//MoraVidal.yaml",
    "issues/MoraVidal.yaml/",
    "issues/MoraVidal.md",
    "issues/%2e%2e.yaml",
    "issues/...yaml",
    "issues/Mora\0Vidal.yaml",
    "issues/a/Mora.yaml",
    "ISSUES/MoraVidal.yaml",
    "constructor/Mora.yaml",
    "site/MoraVidal.yaml",
    "issues.yaml",
    "MoraVidal.yaml",
    "README.md",
    "",
  ])("a picture for %j, which is no document", async (file) => {
    const space = await workspace(VALID);
    const before = await everything(space);
    const owner = ownerIn(space, file);
    const no = { refusal: expect.stringContaining("no es un documento") as string };
    expect(await takePicture(owner, { name: "a.jpg", bytes: await drawing().jpeg().toBuffer() })).toEqual(no);
    expect(await listPictures(owner, { used: [], addressOf: String })).toEqual(no);
    expect(
      await removePicture(owner, { src: "MoraVidal/tapa.png", used: [], removedDir: removedDirOf(space) }),
    ).toEqual(no);
    expect(await everything(space)).toEqual(before);
  });

  test.each([
    ["the folder of its pictures", "issues/Nina", "../../outside"],
    ["the folder of its type", "issues", "../outside"],
    ["a broken one", "issues/Nina", "../../nowhere"],
  ])("a picture behind a link that leads out of the content: %s", async (_name, link, target) => {
    const space = await workspace();
    const outside = path.join(space.contentDir, "../outside");
    await mkdir(path.join(outside, "Nina"), { recursive: true });
    await writeFile(path.join(outside, "Nina/a.jpg"), "secret");
    await mkdir(path.dirname(path.join(space.contentDir, link)), { recursive: true });
    await symlink(target, path.join(space.contentDir, link));
    const before = await everything(space);
    const owner = ownerIn(space, "issues/Nina.yaml");
    const no = { refusal: expect.stringContaining("no puede tener fotos") as string };
    expect(await takePicture(owner, { name: "a.jpg", bytes: await drawing().jpeg().toBuffer() })).toEqual(no);
    expect(await listPictures(owner, { used: [], addressOf: String })).toEqual(no);
    expect(await removePicture(owner, { src: "Nina/a.jpg", used: [], removedDir: removedDirOf(space) })).toEqual(no);
    expect(await everything(space)).toEqual(before);
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

  test("are listed with their sizes, used or not", async () => {
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

  test("are none where there is no folder", async () => {
    const space = await workspace(VALID);
    expect(await listPictures(ownerIn(space, "issues/Nina.yaml"), { used: [], addressOf: String })).toEqual([]);
  });

  test("can be removed, and had back with the same bytes", async () => {
    const space = await workspace(FILES);
    const file = path.join(space.contentDir, "issues/MoraVidal/sobra.webp");
    const bytes = await readFile(file);
    const request = { src: "MoraVidal/sobra.webp", used: [], removedDir: removedDirOf(space) };
    const removed = (await removePicture(ownerIn(space), request)) as TrashEntry;
    expect(existsSync(file)).toBe(false);
    expect(await restoreFromTrash(space.contentDir, removed)).toBeUndefined();
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  test("do not come back over one that took the name meanwhile", async () => {
    const space = await workspace(FILES);
    const request = { src: "MoraVidal/sobra.webp", used: [], removedDir: removedDirOf(space) };
    const removed = (await removePicture(ownerIn(space), request)) as TrashEntry;
    await space.write({ "issues/MoraVidal/sobra.webp": "la nueva" });
    expect(await restoreFromTrash(space.contentDir, removed)).toEqual({
      refusal: expect.stringContaining("sobra.webp") as string,
    });
    expect(await readFile(path.join(space.contentDir, "issues/MoraVidal/sobra.webp"), "utf8")).toBe("la nueva");
  });

  test.each([
    ["one in use", "MoraVidal/tapa.png", "está en uso"],
    ["one of another document", "Nina/otra.png", "no es una imagen de la carpeta"],
    ["one by a way around", "MoraVidal/../Nina/otra.png", "no es una imagen de la carpeta"],
    ["one behind a link", "MoraVidal/enlace/otra.png", "no es una imagen de la carpeta"],
    ["one that is a link", "MoraVidal/enlace.png", "no es una imagen de la carpeta"],
    ["a document", "MoraVidal.yaml", "no es una imagen de la carpeta"],
    ["no picture", "MoraVidal/corto.mp4", "no es una imagen de la carpeta"],
    ["in another letter case", "MoraVidal/TAPA.png", "no es una imagen de la carpeta"],
    ["with an encoded way", "MoraVidal/%2e%2e/Nina/otra.png", "no es una imagen de la carpeta"],
    ["with a zero", "MoraVidal/tapa\0.png", "no es una imagen de la carpeta"],
    ["what lies outside", "/etc/tapa.png", "no es una imagen de la carpeta"],
    ["what is not there", "MoraVidal/nada.png", "no es una imagen de la carpeta"],
  ])("are not removed: %s", async (_name, src, says) => {
    const space = await workspace(FILES);
    await symlink("../Nina", path.join(space.contentDir, "issues/MoraVidal/enlace"));
    await symlink("../Nina/otra.png", path.join(space.contentDir, "issues/MoraVidal/enlace.png"));
    const before = await everything(space);
    const used = findPicturePaths({ file: ISSUE_FILE, text: ISSUE });
    const refused = await removePicture(ownerIn(space), { src, used, removedDir: removedDirOf(space) });
    expect(refused).toEqual({ refusal: expect.stringContaining(says) as string });
    expect(await everything(space)).toEqual(before);
  });
});

test("a picture that the compiler finds is used, however its name is written", async () => {
  const written = ISSUE.replace("MoraVidal/tapa.png", String.raw`"MoraVidal/t\x61pa.pn\x67"`);
  const space = await workspace({ ...VALID, [ISSUE_FILE]: written, "issues/MoraVidal/sobra.webp": [50, 20] });
  const isUnused = await unusedPictures(new EditedContent(space.contentDir, space.outDir));
  const files = ["issues/MoraVidal/tapa.png", "issues/MoraVidal/sobra.webp", "issues/MoraVidal/corto.mp4"];
  expect(files.filter(isUnused)).toEqual(["issues/MoraVidal/sobra.webp"]);
});

test.each([
  ["composed", "ñandú", "ñandú".normalize("NFD")],
  ["decomposed", "ñandú".normalize("NFD"), "ñandú"],
])(
  "a picture that a document names %s and the disk otherwise is used, published and not removed",
  async (_name, named, onDisk) => {
    const written = ISSUE.replace("MoraVidal/tapa.png", `MoraVidal/${named}.png`);
    const file = `issues/MoraVidal/${onDisk}.png`;
    const space = await workspace({ ...VALID, [ISSUE_FILE]: written, [file]: [30, 40] });
    const content = new EditedContent(space.contentDir, space.outDir);
    expect((await unusedPictures(content))(file)).toBe(false);
    const options = {
      src: `MoraVidal/${onDisk}.png`,
      used: await usedPictures(content),
      removedDir: removedDirOf(space),
    };
    expect(await removePicture(ownerIn(space), options)).toHaveProperty("refusal");
  },
);

test("a text names pictures in fields, in Markdown and with spaces, whatever is wrong with it", () => {
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

/** The check sum of a chunk of PNG: https://www.w3.org/TR/png/#5CRC-algorithm */
function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
