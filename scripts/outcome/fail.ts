/** Prints why a command failed, and sets exit code 1. For wrong arguments, a command throws a `UsageError` (code 2). */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
