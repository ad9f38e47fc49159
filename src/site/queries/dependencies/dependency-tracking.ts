/**
 * Dependency tracking of pages. A page reads content by asking questions, each with a key. The questions are recorded
 * while the data of the page are made. If all answers are the same in the next build, the page is unchanged, and its
 * data need not be made again.
 */

/** Recorded question with its key, such as `work issues/MoraVidal`. */
export type Read = string;

const questions = new Map<string, (key: string) => unknown>();

let noted: Set<Read> | undefined;

/**
 * Declares a question about the content, which pages ask with a key; `name` has no spaces. A page depends on the
 * answer, not on the content that is read to find the answer, so an answer contains only what pages show. Answers are
 * JSON. With the annotation below, bundlers leave questions that only the build asks out of the readers' scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function question<Answer>(name: string, ask: (key: string) => Answer): (key: string) => Answer {
  answerWith(name, ask);
  return (key) => {
    noteRead(name, key);
    return notingIn(undefined, () => ask(key));
  };
}

/** Declares the function that answers reads recorded by calling `noteRead` directly, without a `question`. */
export function answerWith(name: string, ask: (key: string) => unknown): void {
  questions.set(name, ask);
}

/**
 * Records a read for the page whose data are being made. Does nothing outside of `noting`, or while a question is being
 * answered.
 */
export function noteRead(name: string, key: string): void {
  noted?.add(`${name} ${key}`);
}

/** Answers a recorded read from the current content. Throws if no loaded module declares the question. */
export function answerTo(read: Read): unknown {
  const end = read.indexOf(" ");
  const ask = questions.get(read.slice(0, end));
  if (!ask) throw new Error(`Nobody answers «${read}»: the module that does is not loaded`);
  return ask(read.slice(end + 1));
}

/** Calls `make`, which must be synchronous, and returns its result with all reads recorded during the call. */
export function noting<Made>(make: () => Made): { made: Made; reads: ReadonlySet<Read> } {
  const reads = new Set<Read>();
  return { made: notingIn(reads, make), reads };
}

function notingIn<Made>(reads: Set<Read> | undefined, make: () => Made): Made {
  const before = noted;
  noted = reads;
  try {
    return make();
  } finally {
    noted = before;
  }
}
