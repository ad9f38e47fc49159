import type { Finding } from "../compiler/problems/finding.ts";
import type { Credit } from "./credits.ts";

/** What is found in all credits. It gets one after the other, because there are many. */
export interface Collector {
  add: (credit: Credit) => void;
  findings: () => Finding[];
}
