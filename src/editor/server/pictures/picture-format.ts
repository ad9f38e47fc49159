/** What bytes are, told from how they begin: the name of a file says what its editor believes. */
import { words } from "../../words/words.ts";
import type { ImageFile } from "../../../content/compiler/document/image-file.ts";
import type { Refusal } from "../../../content/authoring/removed.ts";

export type PictureFormat = ImageFile["format"];

interface Taken {
  /** In which a picture of this kind is kept. */
  format: PictureFormat;
  /** What an editor is told where it cannot be read. */
  unreadable: string;
}

const KINDS: readonly [begins: RegExp, kind: Taken | Refusal][] = [
  [/^\xff\xd8\xff/, { format: "jpeg", unreadable: words.pictureFiles.damaged }],
  [/^\x89PNG/, { format: "png", unreadable: words.pictureFiles.damaged }],
  [/^RIFF.{4}WEBP/s, { format: "webp", unreadable: words.pictureFiles.damaged }],
  [/^GIF8/, { format: "webp", unreadable: words.pictureFiles.damaged }],
  [/^.{4}ftypavi[fs]/s, { format: "webp", unreadable: words.pictureFiles.damaged }],
  // Whether words.pictureFiles.heic can be read depends on how the library was built.
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, { format: "webp", unreadable: words.pictureFiles.heic }],
  [/^(?:.{4}ftyp|.E\xdf\xa3)/s, { refusal: words.pictureFiles.video }],
  // The raw files of most cameras begin like TIFF, and hold a tiny picture that would be taken for them.
  [/^(?:II\*|MM.\*)/s, { refusal: words.pictureFiles.raw }],
  [/^8BPS/, { refusal: words.pictureFiles.photoshop }],
  [/^%PDF/, { refusal: words.pictureFiles.pdf }],
  [/^[^]*<svg/i, { refusal: words.pictureFiles.svg }],
];

export function formatOf(bytes: Buffer): Taken | Refusal {
  if (bytes.length === 0) return { refusal: words.pictureFiles.empty };
  const beginning = bytes.toString("latin1", 0, 1000);
  return KINDS.find(([begins]) => begins.test(beginning))?.[1] ?? { refusal: words.pictureFiles.unknown };
}
