/** What an editor is told in place of an answer: a sentence, with the status of the response. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 503,
    message: string,
  ) {
    super(message);
  }
}
