import type { common as Spanish } from "../es/common.ts";

export const common: typeof Spanish = {
  empty: "(empty)",
  tryAgain: "Try again",
  keepIt: "Keep it",
  remove: "Delete",
  problems: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  warnings: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  seeking: "Searching…",
  locale: "en",
  cancel: "Cancel",
};
