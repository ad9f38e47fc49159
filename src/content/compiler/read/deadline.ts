/**
 * Stops work that takes too long. A text may occupy a parser of Markdown or YAML for minutes, and no pattern recognizes
 * every such text. V8 can interrupt a running script, even in functions from outside that the script calls:
 * https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptrunincontextcontextifiedobject-options
 */
import { createContext, Script } from "node:vm";

/**
 * The deadline in milliseconds. With this deadline, a whole check takes at most two seconds, unless other processes use
 * the processor.
 */
const DEADLINE = 1500;

/** If this process used less than this share of the deadline as processor time, other processes slowed it down. */
const MIN_CPU_SHARE = 0.8;

/** Texts with fewer characters are read without a timer, because reading them takes less time than the timer. */
const SHORT_TEXT = 2000;

const context = createContext({ work: () => {} });
const script = new Script("work()");

/** Calls `read` with a text; returns `undefined` if the call exceeds the deadline or the size of the call stack. */
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
