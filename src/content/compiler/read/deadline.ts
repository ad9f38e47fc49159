/**
 * Stops work that takes too long. A text may occupy a parser of Markdown or YAML for minutes, and no pattern recognizes
 * every such text. V8 can interrupt running code, even our functions that a script calls:
 * https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptrunincontextcontextifiedobject-options
 */
import { createContext, Script } from "node:vm";

/**
 * The deadline in milliseconds. Together with all other work, a check takes two seconds at most, unless other processes
 * use the processor.
 */
const DEADLINE = 1500;

/** The share of the deadline that must be processor time of this process; otherwise other processes slowed it down. */
const MIN_CPU_SHARE = 0.8;

/** The length in characters below which every text is fast to read. For shorter texts, a timer would take longer. */
const SHORT_TEXT = 2000;

const context = createContext({ work: () => {} });
const script = new Script("work()");

/** Runs a reader on a text; returns `undefined` if the reader exceeded the deadline or the call stack. */
export function withinDeadline<Result extends object>(
  text: string,
  read: (text: string) => Result,
): Result | undefined {
  try {
    return text.length < SHORT_TEXT ? read(text) : runWithTimeout(() => read(text), DEADLINE);
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) return undefined;
    throw error;
  }
}

/**
 * Runs work with a timeout; returns `undefined` if the work exceeded it. If other processes used the processor
 * meanwhile, the work is repeated with twice the time.
 */
function runWithTimeout<Result>(work: () => Result, milliseconds: number): Result | undefined {
  const before = process.cpuUsage();
  let result: Result | undefined;
  context.work = () => void (result = work());
  try {
    script.runInContext(context, { timeout: milliseconds });
    return result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 < MIN_CPU_SHARE * DEADLINE ? runWithTimeout(work, 2 * milliseconds) : undefined;
}
