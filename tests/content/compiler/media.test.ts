/** Pictures and videos that are none, or no longer: what passes the check can be derived, and nothing ends in a stack. */
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

/** A picture in which something is to be seen, so that its data are long; progressive as well. */
async function picture(format: Format, progressive = false): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 120,
      height: 160,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  });
  return noise.toFormat(format, format === "webp" ? {} : { progressive }).toBuffer();
}

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

type Damage = (bytes: Buffer, random: () => number) => Buffer;

const cut: Damage = (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * random()));
const changed: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 5; count++) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
};
const emptied: Damage = (bytes, random) => {
  const from = Math.floor(random() * bytes.length);
  return Buffer.from(bytes).fill(0, from, from + 1000);
};

const problemsIn = async (files: Files) => {
  const { build } = await workspace({ ...VALID, ...files });
  return (await build()).problems.map(place);
};

const UNREADABLE = ["issues/MoraVidal.yaml:7:8 unreadable-image image.src"];

describe.each<Format>(["jpeg", "png", "webp"])("%s", (format) => {
  test("without bytes is no picture", async () => {
    expect(await problemsIn(cover(ENDINGS[format], new Uint8Array()))).toEqual(UNREADABLE);
  });

  test("that breaks off is no picture, wherever it does", async () => {
    const bytes = await picture(format);
    for (const part of [0.05, 0.3, 0.6, 0.95])
      expect(
        await problemsIn(
          cover(
            ENDINGS[format],
            cut(bytes, () => part),
          ),
        ),
      ).toEqual(UNREADABLE);
  });

  test("damaged at random is refused or can be derived", async () => {
    const random = randomNumbers(17);
    const whole = [await picture(format), await picture(format, true)];
    for (const damage of [cut, changed, emptied])
      for (const bytes of [...whole, ...whole])
        for (const problem of await problemsIn(cover(ENDINGS[format], damage(bytes, random))))
          expect(problem).toMatch(/unreadable-image|image-format-mismatch|oversized-image/);
  });
});

test("an intact thumbnail does not make a picture whole", async () => {
  const bytes = await picture("jpeg");
  const thumbnail = await sharp(bytes).resize(20).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, 0), thumbnail]);
  comment.writeUInt16BE(thumbnail.length + 2, 2);
  const broken = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2, bytes.length / 2)]);
  expect(await problemsIn(cover("jpg", broken))).toEqual(UNREADABLE);
});

test.each<[string, [number, number]]>([
  ["taller", [2, 17_000]],
  ["wider", [17_000, 2]],
])("one that is %s than what is derived may be is refused", async (_name, size) => {
  expect(await problemsIn(cover("png", size))).toContain("issues/MoraVidal.yaml:7:8 oversized-image image.src");
});

test("one of a few pixels is a picture", async () => {
  expect(await problemsIn(cover("png", [3, 3]))).toEqual([]);
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
  ["an MP4 file", "mp4", MP4, true],
  ["a WebM file", "webm", WEBM, true],
  ["an MP4 file in capitals", "MP4", MP4, true],
  ["a text", "mp4", Buffer.from("un video"), false],
  ["no bytes", "webm", new Uint8Array(), false],
  ["one that breaks off at once", "mp4", MP4.subarray(0, 6), false],
  ["WebM named MP4", "mp4", WEBM, false],
  ["MP4 named WebM", "webm", MP4, false],
  ["a picture", "mp4", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), false],
])("a video of %s", async (_name, ending, bytes, isRight) => {
  const problems = await problemsIn({
    "cards/Corto.md": CARD.replace("corto.\n", `corto.${ending}\n`),
    "cards/Corto/tapa.png": [30, 40],
    [`cards/Corto/corto.${ending}`]: bytes,
  });
  expect(problems).toEqual(isRight ? [] : ["cards/Corto.md:6:8 unreadable-video video"]);
});
