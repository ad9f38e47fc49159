/**
 * Dependency tracking of pages. What a page reads of the content is a question with a key, recorded while the data of
 * the page are made. If all answers are the same later, the page is the same, and need not be made again.
 */

/** A question and its key: `work issues/MoraVidal`. */
export type Read = string;

const questions = new Map<string, (key: string) => unknown>();

let noted: Set<Read> | undefined;

/**
 * Declares a question that pages ask of the content; `name` has no spaces. A page depends on the answer, not on what is
 * read to find it, so an answer says what pages show and no more. Answers are JSON. The annotation below lets bundlers
 * remove questions that only the build asks from the scripts of readers.
 */
/* @__NO_SIDE_EFFECTS__ */
export function question<Answer>(name: string, ask: (key: string) => Answer): (key: string) => Answer {
  answerWith(name, ask);
  return (key) => {
    noteRead(name, key);
    return notingIn(undefined, () => ask(key));
  };
}

/** Declares how to answer reads that are recorded with `noteRead`, not asked by `question`. */
export function answerWith(name: string, ask: (key: string) => unknown): void {
  questions.set(name, ask);
}

/** Records a read of the page that is being made, if any is. */
export function noteRead(name: string, key: string): void {
  noted?.add(`${name} ${key}`);
}

/** Answers a recorded read by the current content. Throws if no loaded module declares the question. */
export function answerTo(read: Read): unknown {
  const end = read.indexOf(" ");
  const ask = questions.get(read.slice(0, end));
  if (!ask) throw new Error(`Nobody answers «${read}»: the module that does is not loaded`);
  return ask(read.slice(end + 1));
}

/** Calls `make`, which has to be synchronous, and returns its result with everything that it read. */
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
