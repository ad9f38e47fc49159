/**
 * Work that is given up when it takes too long. What somebody wrote may keep a reader of Markdown or YAML busy for
 * minutes, and no pattern tells all of it. V8 can end what it runs at any place, also functions of ours that a script
 * calls: https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptrunincontextcontextifiedobject-options
 */
import { createContext, Script } from "node:vm";

/** In milliseconds; with what comes before and after, an editor waits for two seconds at most. */
const DEADLINE = 1500;

/** Share of the deadline that the processor must have been ours. */
const ENOUGH = 0.8;

/** Letters of a text that is read in a fraction of it whatever it says: an alarm costs more than such a text. */
const SHORT = 2000;

const context = createContext({ work: () => {} });
const script = new Script("work()");

/** What reading a text gives; `undefined` when it took too long, or nested deeper than a stack holds. */
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

/** Where a machine is so busy with something else that the clock says little, it is tried again with more time. */
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
