/** Who wrote through the form. Types only: the editor imports them. */
import type { Submission } from "../../shared/submission.ts";

export interface Subscription extends Submission {
  id: string;
  /** ISO 8601, in UTC. */
  received: string;
}

interface MonthCount {
  /** By the clocks of the magazine: `2026-11`. */
  month: string;
  count: number;
}

export interface SubscriptionPage {
  /** The newest first. */
  subscriptions: Subscription[];
  /** Whether there are more after them. */
  more: boolean;
  /** What the search finds in any month, the newest first. */
  months: MonthCount[];
  /** How many more are taken. */
  room: number;
}
