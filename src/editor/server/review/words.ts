import type { Review } from "../../contract/git.ts";
import type { Seen, SentBranch } from "./review-host.ts";

/** What is known: what the host said, or why it said nothing. */
type Known = { seen: Seen; isWanted: boolean } | { trouble: string };

const SENT = "Está en el repositorio";

const DAY = new Intl.DateTimeFormat("es-AR", { dateStyle: "long" });

/** As the editor is told. */
export function reviewOf({ branch, sentence }: SentBranch, known?: Known): Review {
  const unknown = { branch, sentence, problems: [], canPublish: false };
  if (!known) return { ...unknown, state: "sent", words: `${SENT}: se publica cuando alguien lo apruebe.` };
  if ("trouble" in known) return { ...unknown, state: "sent", words: `${SENT}. ${known.trouble}` };
  const { seen, isWanted } = known;
  const state = stateOf(seen);
  return {
    branch,
    sentence,
    state,
    words: isWanted && state !== "refused" ? "Se publica en cuanto la revisión salga bien." : wordsOf(state, seen),
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
  words: "Se publicó.",
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
      return request?.mergedAt ? `Se publicó el ${DAY.format(new Date(request.mergedAt))}.` : "Se publicó.";
    case "closed":
      return "Quien lo revisó lo cerró sin publicarlo.";
    case "refused":
      return "La revisión encontró problemas: corregilos y envialo de nuevo.";
    case "checking":
      return "Se está revisando.";
    case "waiting":
      return "La revisión salió bien: espera que alguien lo publique.";
    default:
      return request ? "Espera que alguien lo revise." : `${SENT}: nadie pidió todavía que se publique.`;
  }
}
