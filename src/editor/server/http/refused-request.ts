import type { Refusal } from "../../../content/authoring/deleting/trash.ts";

/** What an editor is told in place of an answer: a sentence, with the status of the response. Its `cause` is for who runs the server. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What was asked for; throws a `RefusedRequest` where it was refused. */
export function accepted<Result extends object>(result: Result | Refusal): Result {
  if ("refusal" in result) throw new RefusedRequest(422, result.refusal);
  return result;
}
