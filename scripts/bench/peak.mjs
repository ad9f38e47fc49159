/** Preloaded into a measured process: leaves its largest memory, in kilobytes, in the file PEAK_FILE. */
import { writeFileSync } from "node:fs";

process.on("exit", () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));
