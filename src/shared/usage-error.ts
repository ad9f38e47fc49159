/** What a person asked of a command and it cannot do; the message says it to them, and a stack would not help. */
export class UsageError extends Error {
  override name = "UsageError";
  override stack = this.message;
}
