import type { report as Spanish } from "../es/report.ts";

export const report: typeof Spanish = {
  didYouMean: "Did you mean “{suggestion}”?",
  andMore: (count: string, title: string, files: string) => `${count} more of “${title}” in ${files}`,
  seeAll: "--format=json shows them all.",
  stopsAll: "With --strict nothing is published.",
  stopsNothing: "They don't prevent publishing.",
  errors: (count: string, files: string) => `${count} in ${files}. Nothing was published.`,
  warnings: (count: string, files: string, stops: string) => `${count} in ${files}. ${stops}`,
  warning: "Warning: ",
  files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  countErrors: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  countWarnings: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  locale: "en",
};
