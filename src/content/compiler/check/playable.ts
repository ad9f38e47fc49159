import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";

/** Of the first eight bytes of a file. */
type Begins = (head: Buffer) => boolean;

/** https://www.iana.org/assignments/media-types/video/mp4 */
const isMp4: Begins = (head) => head.toString("latin1", 4, 8) === "ftyp";

/** https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1 */
const isWebm: Begins = (head) => head.toString("hex", 0, 4) === "1a45dfa3";

/** Tags (https://id3.org/id3v2.4.0-structure), or a frame: eleven bits that are set, and in the layer `01`. */
const isMp3: Begins = (head) =>
  head.toString("latin1", 0, 3) === "ID3" || (head[0] === 0xff && (Number(head[1]) & 0xe6) === 0xe2);

const FORMATS: Partial<Record<string, Begins>> = { ".mp4": isMp4, ".webm": isWebm, ".m4a": isMp4, ".mp3": isMp3 };

const endingOf = (name: string) => path.extname(name).toLowerCase();

export const isAudioName = (name: string) => [".m4a", ".mp3"].includes(endingOf(name));

/** Whether a file, of which a document says the name, begins as a video or a recording of the format of that name. */
export const isPlayable = (file: string, name: string): boolean => FORMATS[endingOf(name)]?.(headOf(file)) ?? false;

function headOf(file: string): Buffer {
  const opened = openSync(file, "r");
  try {
    const head = Buffer.alloc(8);
    return head.subarray(0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}
