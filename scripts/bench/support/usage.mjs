/**
 * A module that is preloaded into a measured process. When the process exits, the module writes the peak memory in
 * kilobytes and the processor time in microseconds to file descriptor 3, which `run` reads.
 */
import { writeSync } from "node:fs";

process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, `${maxRSS} ${userCPUTime + systemCPUTime}`);
});
