/**
 * Error for a request that a command cannot fulfil. The message tells the user why. The message replaces the stack
 * trace, because a stack trace would not help the user.
 */
export class UsageError extends Error {
  override name = "UsageError";
  override stack = this.message;
}
