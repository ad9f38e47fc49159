/**
 * What pages read of the content: questions with keys. They are noted while a page is put together. Whoever gets the same
 * answers later knows that the page is the same, and need not put it together.
 */

/** A question and its key: `work issues/MoraVidal`. */
export type Read = string;

const questions = new Map<string, (key: string) => unknown>();

let noted: Set<Read> | undefined;

/**
 * What pages ask of the content, by a name without spaces. A page is made of the answer, and of nothing else that was
 * read to find it: so an answer says what pages show and no more. It is JSON. The mark lets the scripts of readers leave
 * out what only the build asks.
 */
/* @__NO_SIDE_EFFECTS__ */
export function question<Answer>(name: string, ask: (key: string) => Answer): (key: string) => Answer {
  answerWith(name, ask);
  return (key) => {
    noteRead(name, key);
    return notingIn(undefined, () => ask(key));
  };
}

/** For what is noted as read, and not asked as a question. */
export function answerWith(name: string, ask: (key: string) => unknown): void {
  questions.set(name, ask);
}

export function noteRead(name: string, key: string): void {
  noted?.add(`${name} ${key}`);
}

/** The answer of today. */
export function answerTo(read: Read): unknown {
  const end = read.indexOf(" ");
  const ask = questions.get(read.slice(0, end));
  if (!ask) throw new Error(`Nobody answers «${read}»: the module that does is not loaded`);
  return ask(read.slice(end + 1));
}

/** Puts something together at once, and answers what was read for it. */
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
