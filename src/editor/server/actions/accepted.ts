import type { Refusal } from "../../../content/authoring/removed.ts";
import { RefusedRequest } from "../http/refused-request.ts";

/** What was asked for; throws a `RefusedRequest` where it was refused. */
export function accepted<Result extends object>(result: Result | Refusal): Result {
  if ("refusal" in result) throw new RefusedRequest(422, result.refusal);
  return result;
}
