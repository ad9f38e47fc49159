import { words } from "../../words/words.ts";
import type { Review } from "../../contract/git.ts";
import type { Seen, SentBranch } from "./review-host.ts";

/** What is known: what the host said, or why it said nothing. */
type Known = { seen: Seen; isWanted: boolean } | { trouble: string };

const DAY = new Intl.DateTimeFormat(words.common.locale, { dateStyle: "long" });

/** As the editor is told. */
export function reviewOf({ branch, sentence }: SentBranch, known?: Known): Review {
  const unknown = { branch, sentence, problems: [], canPublish: false };
  if (!known) return { ...unknown, state: "sent", words: words.review.sentWaits };
  if ("trouble" in known) return { ...unknown, state: "sent", words: words.review.sentWith(known.trouble) };
  const { seen, isWanted } = known;
  const state = stateOf(seen);
  return {
    branch,
    sentence,
    state,
    words: isWanted && state !== "refused" ? words.review.onceChecked : wordsOf(state, seen),
    problems: state === "refused" ? seen.problems : [],
    canPublish: seen.mayPublish && !isWanted && ["sent", "checking", "waiting"].includes(state),
    ...(seen.request && { address: seen.request.address }),
  };
}

/** Of what is published as far as Git knows. */
export const publishedReview = ({ branch, sentence }: SentBranch): Review => ({
  branch,
  sentence,
  state: "published",
  words: words.review.published,
  problems: [],
  canPublish: false,
});

function stateOf({ request, checks }: Seen): Review["state"] {
  if (request?.state === "merged") return "published";
  if (request?.state === "closed") return "closed";
  if (checks === "failed") return "refused";
  if (checks === "running") return "checking";
  return request && checks === "passed" ? "waiting" : "sent";
}

function wordsOf(state: Review["state"], { request }: Seen): string {
  switch (state) {
    case "published":
      return request?.mergedAt
        ? words.review.publishedOn(DAY.format(new Date(request.mergedAt)))
        : words.review.published;
    case "closed":
      return words.review.closed;
    case "refused":
      return words.review.refusedByCheck;
    case "checking":
      return words.review.checking;
    case "waiting":
      return words.review.waiting;
    default:
      return request ? words.review.asked : words.review.sentUnasked;
  }
}
