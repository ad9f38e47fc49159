/** Prints why a command failed, and sets the exit code 1. Wrong arguments are a `UsageError`, with the exit code 2. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
