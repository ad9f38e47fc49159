/** Damaged pictures and videos are refused at their place, and the build can derive any picture that it accepts. */
import { Buffer } from "node:buffer";
import sharp, { type FormatEnum } from "sharp";
import { describe, expect, test } from "vitest";
import { ISSUE, MP4, VALID } from "../../support/documents.ts";
import { type Files, place, workspace } from "../../support/workspace.ts";

type Format = keyof Pick<FormatEnum, "jpeg" | "png" | "webp">;

const ENDINGS: Record<Format, string> = { jpeg: "jpg", png: "png", webp: "webp" };

const cover = (ending: string, bytes: Uint8Array | [number, number]): Files => ({
  "issues/MoraVidal.yaml": ISSUE.replaceAll("tapa.png", `tapa.${ending}`),
  [`issues/MoraVidal/tapa.${ending}`]: bytes,
});

/** Creates a picture of noise, which hardly compresses, so its file is large. `progressive`: for JPEG and PNG only. */
async function createPicture(format: Format, progressive = false): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const picture = sharp({ create: { width: 120, height: 160, channels: 3, background: "#000", noise } });
  return picture.toFormat(format, format === "webp" ? {} : { progressive }).toBuffer();
}

/** Returns a function that gives the same numbers between 0 and 1 in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

type Damage = (bytes: Buffer, random: () => number) => Buffer;

const truncate: Damage = (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * random()));
const changeBytes: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 5; count++) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
};
const eraseBytes: Damage = (bytes, random) => {
  const from = Math.floor(random() * bytes.length);
  return Buffer.from(bytes).fill(0, from, from + 1000);
};

const problemsIn = async (files: Files) => {
  const { build } = await workspace({ ...VALID, ...files });
  return (await build()).problems.map(place);
};

const UNREADABLE = ["issues/MoraVidal.yaml:7:8 unreadable-image image.src"];

describe.each<Format>(["jpeg", "png", "webp"])("a picture in the format %s", (format) => {
  test("is refused if it is truncated anywhere", async () => {
    const bytes = await createPicture(format);
    for (const part of [0, 0.05, 0.3, 0.6, 0.95])
      expect(await problemsIn(cover(ENDINGS[format], bytes.subarray(0, bytes.length * part)))).toEqual(UNREADABLE);
  });

  test("is refused or can be derived after random damage", async () => {
    const random = randomNumbers(17);
    const whole = [await createPicture(format), await createPicture(format, true)];
    for (const damage of [truncate, changeBytes, eraseBytes])
      for (const bytes of [...whole, ...whole])
        for (const problem of await problemsIn(cover(ENDINGS[format], damage(bytes, random))))
          expect(problem).toMatch(/unreadable-image|image-format-mismatch|oversized-image/);
  });
});

test("a truncated picture with an intact thumbnail is refused", async () => {
  const bytes = await createPicture("jpeg");
  const thumbnail = await sharp(bytes).resize(20).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, 0), thumbnail]);
  comment.writeUInt16BE(thumbnail.length + 2, 2);
  const broken = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2, bytes.length / 2)]);
  expect(await problemsIn(cover("jpg", broken))).toEqual(UNREADABLE);
});

test.each<[string, [number, number]]>([
  ["taller", [2, 17_000]],
  ["wider", [17_000, 2]],
])("a picture %s than its derived formats allow is refused", async (_name, size) => {
  expect(await problemsIn(cover("png", size))).toContain("issues/MoraVidal.yaml:7:8 oversized-image image.src");
});

const CARD = `---
category: VIDEO
title: Corto
published: 2026-11-06
image: { src: Corto/tapa.png, alt: Un cuadro del video }
video: Corto/corto.
---
Texto.
`;

const WEBM = Buffer.from("1a45dfa39f428681", "hex");

test.each<[string, string, Uint8Array, boolean]>([
  ["an MP4 file is accepted", "mp4", MP4, true],
  ["a WebM file is accepted", "webm", WEBM, true],
  ["an MP4 file with an ending in capitals is accepted", "MP4", MP4, true],
  ["a text is refused", "mp4", Buffer.from("un video"), false],
  ["an empty file is refused", "webm", new Uint8Array(), false],
  ["a truncated MP4 file is refused", "mp4", MP4.subarray(0, 6), false],
  ["a WebM file named MP4 is refused", "mp4", WEBM, false],
  ["an MP4 file named WebM is refused", "webm", MP4, false],
  ["a PNG file is refused", "mp4", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), false],
])("as a video, %s", async (_name, ending, bytes, isAccepted) => {
  const problems = await problemsIn({
    "cards/Corto.md": CARD.replace("corto.\n", `corto.${ending}\n`),
    "cards/Corto/tapa.png": [30, 40],
    [`cards/Corto/corto.${ending}`]: bytes,
  });
  expect(problems).toEqual(isAccepted ? [] : ["cards/Corto.md:6:8 unreadable-video video"]);
});
