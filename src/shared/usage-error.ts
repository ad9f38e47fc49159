/**
 * Error for a request that a command cannot fulfil. The message tells the user why. It replaces the stack trace, which
 * would not help the user.
 */
export class UsageError extends Error {
  override name = "UsageError";
  override stack = this.message;
}
