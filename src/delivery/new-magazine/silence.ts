/** A recording in which nothing is heard, for the example of an episode. */

/**
 * The header of a frame of MPEG-1 Layer III: 32 kbit/s, 44.1 kHz, one channel.
 * http://www.mp3-tech.org/programmer/frame_header.html
 */
const HEADER = [0xff, 0xfb, 0x10, 0xc4];

/** Bytes of such a frame, 144 × 32,000 ÷ 44,100, and how many fill two seconds. */
const [SIZE, FRAMES] = [104, 77];

/** A frame that says nothing of what is heard is silent. */
export function silence(): Uint8Array {
  const recording = new Uint8Array(SIZE * FRAMES);
  for (let frame = 0; frame < FRAMES; frame++) recording.set(HEADER, frame * SIZE);
  return recording;
}
