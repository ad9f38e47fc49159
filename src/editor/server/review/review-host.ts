import type { ReviewProblem } from "../../contract/git.ts";

/** What a host knows of a branch that was sent. */
export interface Seen {
  /** The request to publish it. */
  request?: { number: number; address: string; state: "open" | "merged" | "closed"; mergedAt?: string };
  checks: "none" | "running" | "failed" | "passed";
  /** What the checks that failed say of files. */
  problems: ReviewProblem[];
  /** Whether the editor may publish it. */
  mayPublish: boolean;
}

export interface SentBranch {
  branch: string;
  commit: string;
  sentence: string;
}

/** Each throws a `HostTrouble`. */
export interface ReviewHost {
  look: (sent: SentBranch) => Promise<Seen>;
  /** Asks for the branch to be published. */
  open: (sent: SentBranch, into: string) => Promise<void>;
  /** Publishes it, if it still is the commit that was looked at. */
  merge: (sent: SentBranch, number: number) => Promise<void>;
}
