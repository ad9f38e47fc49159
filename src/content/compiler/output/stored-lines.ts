/** Lines of an output as bytes, because nearly all of them go into the next as they are. */
const NEWLINE = "\n".charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const SLUG = '{"slug":"';

export class StoredLines {
  readonly #starts: readonly number[];

  /** `gap`: what stands between two lines, a newline at last. */
  constructor(
    readonly bytes: Buffer,
    readonly gap: ",\n" | "\n",
  ) {
    const starts = bytes.length > 0 ? [0] : [];
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  get length(): number {
    return this.#starts.length;
  }

  /** Empty where there is none. */
  at(place: number): string {
    return this.between(place, place + 1).toString();
  }

  /** From one place to before another, with what stands between them. */
  between(from: number, to: number): Buffer {
    const [start = this.bytes.length, next] = [this.#starts[from], this.#starts[to]];
    return this.bytes.subarray(start, next === undefined ? this.bytes.length : next - this.gap.length);
  }

  /** Of lines that are documents. */
  slugs(): string[] {
    return this.#starts.map((start) => {
      const from = start + SLUG.length;
      return this.bytes.toString("utf8", from, this.bytes.indexOf(QUOTE, from));
    });
  }
}

/** What becomes a line: a text, or the line at a place of the last output. */
export type NextLine = string | number;

/** One after the other, with the gaps of the last. */
export function joinLines(lines: readonly NextLine[], last: StoredLines): Buffer {
  const gap = Buffer.from(last.gap);
  const pieces = [...runsOf(lines)].flatMap((run) => [gap, bytesOf(run, last)]);
  return Buffer.concat(pieces.slice(1));
}

/** New ones together, and those together that were. */
type Run = string[] | { from: number; to: number };

function* runsOf(lines: readonly NextLine[]): Iterable<Run> {
  let run: Run | undefined;
  for (const line of lines) {
    if (typeof line === "string" && Array.isArray(run)) run.push(line);
    else if (run && !Array.isArray(run) && run.to === line) run.to++;
    else {
      if (run) yield run;
      run = typeof line === "string" ? [line] : { from: line, to: line + 1 };
    }
  }
  if (run) yield run;
}

const bytesOf = (run: Run, last: StoredLines): Buffer =>
  Array.isArray(run) ? Buffer.from(run.join(last.gap)) : last.between(run.from, run.to);
