/** What bytes are, told from how they begin: the name of a file says what its editor believes. */
import type { ImageFile } from "../../compiler/document/image-file.ts";
import { words } from "../../words/words.ts";
import type { Refusal } from "../removed.ts";

export type PictureFormat = ImageFile["format"];

interface Taken {
  /** In which a picture of this kind is kept. */
  format: PictureFormat;
  /** What an editor is told where it cannot be read. */
  unreadable: string;
}

const KINDS: readonly [begins: RegExp, kind: Taken | Refusal][] = [
  [/^\xff\xd8\xff/, { format: "jpeg", unreadable: words.preparing.damaged }],
  [/^\x89PNG/, { format: "png", unreadable: words.preparing.damaged }],
  [/^RIFF.{4}WEBP/s, { format: "webp", unreadable: words.preparing.damaged }],
  [/^GIF8/, { format: "webp", unreadable: words.preparing.damaged }],
  [/^.{4}ftypavi[fs]/s, { format: "webp", unreadable: words.preparing.damaged }],
  // Whether HEIC can be read depends on how the library was built.
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, { format: "webp", unreadable: words.preparing.heic }],
  [/^(?:.{4}ftyp|.E\xdf\xa3)/s, { refusal: words.preparing.video }],
  // The raw files of most cameras begin like TIFF, and hold a tiny picture that would be taken for them.
  [/^(?:II\*|MM.\*)/s, { refusal: words.preparing.raw }],
  [/^8BPS/, { refusal: words.preparing.photoshop }],
  [/^%PDF/, { refusal: words.preparing.pdf }],
  [/^[^]*<svg/i, { refusal: words.preparing.svg }],
];

export function formatOf(bytes: Buffer): Taken | Refusal {
  if (bytes.length === 0) return { refusal: words.preparing.empty };
  const beginning = bytes.toString("latin1", 0, 1000);
  return KINDS.find(([begins]) => begins.test(beginning))?.[1] ?? { refusal: words.preparing.unknown };
}
