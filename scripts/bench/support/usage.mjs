/**
 * A module that is preloaded into a measured process. When the process ends, it writes its largest memory, in
 * kilobytes, and its processor time, in microseconds, where `run` listens.
 */
import { writeSync } from "node:fs";

process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, `${maxRSS} ${userCPUTime + systemCPUTime}`);
});
