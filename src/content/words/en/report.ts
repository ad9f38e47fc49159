import type { report as Spanish } from "../es/report.ts";

export const report: typeof Spanish = {
  didYouMean: "Did you mean “{suggestion}”?",
  alike: (written: string, meant: string) =>
    ` They look the same and are not: ${!meant ? `${written} is too much` : !written ? `${meant} is missing` : `in place of ${written} goes ${meant}`}.`,
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
