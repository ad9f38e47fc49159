/** Prints why a command failed, and sets the exit code of the process. */
export function fail(message: string, exitCode = 1): void {
  console.error(message);
  process.exitCode = exitCode;
}
