/**
 * Stops work that takes too long. A text may keep a parser of Markdown or YAML busy for minutes, and no pattern
 * recognizes every such text. V8 can interrupt running code, even our functions that a script calls:
 * https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptrunincontextcontextifiedobject-options
 */
import { createContext, Script } from "node:vm";

/** The deadline in milliseconds; including the rest of the work, an editor waits for two seconds at most. */
const DEADLINE = 1500;

/** The share of the deadline during which this process must have had the processor. */
const ENOUGH = 0.8;

/** The length of texts that are always fast to read; for these, a timer would cost more than reading. */
const SHORT = 2000;

const context = createContext({ work: () => {} });
const script = new Script("work()");

/** Runs a reader on a text; `undefined` if it took too long, or nested deeper than the stack. */
export function withinDeadline<Result extends object>(
  text: string,
  read: (text: string) => Result,
): Result | undefined {
  try {
    return text.length < SHORT ? read(text) : withAlarm(() => read(text), DEADLINE);
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) return undefined;
    throw error;
  }
}

/** Runs work with a timeout. If the machine was busy with something else, it is tried again with more time. */
function withAlarm<Result>(work: () => Result, milliseconds: number): Result | undefined {
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
  return (user + system) / 1000 < ENOUGH * DEADLINE ? withAlarm(work, 2 * milliseconds) : undefined;
}
