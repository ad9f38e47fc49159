/**
 * Error for a request that a command cannot fulfil. The message tells the user why. A stack trace would not help, so
 * the message replaces it.
 */
export class UsageError extends Error {
  override name = "UsageError";
  override stack = this.message;
}
