import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";

/** Whether a file, of which a document says the name, begins as a video of the format of that name. */
export function isVideo(file: string, name: string): boolean {
  const head = headOf(file);
  // https://www.iana.org/assignments/media-types/video/mp4, https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1
  return path.extname(name).toLowerCase() === ".mp4"
    ? head.toString("latin1", 4, 8) === "ftyp"
    : head.toString("hex", 0, 4) === "1a45dfa3";
}

function headOf(file: string): Buffer {
  const opened = openSync(file, "r");
  try {
    const head = Buffer.alloc(8);
    return head.subarray(0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}
