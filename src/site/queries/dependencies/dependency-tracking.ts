/**
 * Dependency tracking of pages. A page reads content by asking questions, each with a key. The questions are recorded
 * while the data of the page are made. If all answers are the same in the next build, the page is unchanged, and its
 * data need not be made again.
 */

/** Recorded question with its key, such as `work issues/MoraVidal`. */
export type Read = string;

const questions = new Map<string, (key: string) => unknown>();

let currentReads: Set<Read> | undefined;

/**
 * Declares a question about the content. Pages ask the question with a key; `name` has no spaces. A page depends on the
 * answer, not on the content from which the answer is made. An answer should therefore contain only what pages show.
 * Answers are JSON values. The annotation below lets bundlers remove a question from the readers' scripts if only the
 * build asks the question.
 */
/* @__NO_SIDE_EFFECTS__ */
export function question<Answer>(name: string, answer: (key: string) => Answer): (key: string) => Answer {
  declareQuestion(name, answer);
  return (key) => {
    recordRead(name, key);
    return withReads(undefined, () => answer(key));
  };
}

/** Declares the answer to a question without recording who asks it. The caller records reads with `recordRead`. */
export function declareQuestion(name: string, answer: (key: string) => unknown): void {
  questions.set(name, answer);
}

/**
 * Records a read for the page whose data are being made. Does nothing outside of `trackReads`, or while a question is
 * being answered.
 */
export function recordRead(name: string, key: string): void {
  currentReads?.add(`${name} ${key}`);
}

/** Answers a recorded read from the current content. Throws if no loaded module declares the question. */
export function answerTo(read: Read): unknown {
  const end = read.indexOf(" ");
  const answer = questions.get(read.slice(0, end));
  if (!answer) throw new Error(`Nobody answers «${read}»: the module that does is not loaded`);
  return answer(read.slice(end + 1));
}

/** Calls `compute`, which must be synchronous, and returns its result with all reads recorded during the call. */
export function trackReads<Result>(compute: () => Result): { result: Result; reads: ReadonlySet<Read> } {
  const reads = new Set<Read>();
  return { result: withReads(reads, compute), reads };
}

function withReads<Result>(reads: Set<Read> | undefined, compute: () => Result): Result {
  const outerReads = currentReads;
  currentReads = reads;
  try {
    return compute();
  } finally {
    currentReads = outerReads;
  }
}
