/** Submissions of the subscription form. The module has only types. */
import type { Submission } from "../../shared/submission.ts";

export interface Subscription extends Submission {
  id: string;
  /** Time at which the submission was received, in ISO 8601 and UTC. */
  received: string;
}

interface MonthCount {
  /** Month in the magazine's time zone: `2026-11`. */
  month: string;
  count: number;
}

export interface SubscriptionPage {
  /** Submissions of one page, newest first. */
  subscriptions: Subscription[];
  /** Whether there are older submissions after this page. */
  more: boolean;
  /** Number of search results in each month, newest month first. */
  months: MonthCount[];
  /** Number of submissions that can still be stored. */
  room: number;
}
