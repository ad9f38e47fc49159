/** A macrotask in which the browser may paint and answer the reader. */
export function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
