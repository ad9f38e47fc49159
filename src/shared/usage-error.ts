/** Error for a request that a command cannot fulfil. The message tells the person why; a stack would not help. */
export class UsageError extends Error {
  override name = "UsageError";
  override stack = this.message;
}
