/** Submissions of the form. Types only. */
import type { Submission } from "../../shared/submission.ts";

export interface Subscription extends Submission {
  id: string;
  /** ISO 8601, in UTC. */
  received: string;
}

interface MonthCount {
  /** Month in the magazine's time zone: `2026-11`. */
  month: string;
  count: number;
}

export interface SubscriptionPage {
  /** The newest first. */
  subscriptions: Subscription[];
  /** Whether older ones follow. */
  more: boolean;
  /** Number of results by month, newest first. */
  months: MonthCount[];
  /** Number of submissions that can still be stored. */
  room: number;
}
