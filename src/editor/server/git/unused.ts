/** New pictures that no document shows, such as those that an editor tried: they stay where they are. */
import type { State } from "./differences.ts";

/** Whether a file, by its path from the content folder, is a picture that no document names. */
export type IsUnused = (file: string) => boolean;

/** A state without them, and their paths. What others have published already is no longer only the editor's. */
export function withoutUnused(state: State, isUnused: IsUnused): { state: State; unused: string[] } {
  const unused = state.differences.flatMap(({ file, kind, theirs }) =>
    kind === "added" && theirs === undefined && isUnused(file) ? [file] : [],
  );
  const left = new Set(unused);
  return { state: { ...state, differences: state.differences.filter(({ file }) => !left.has(file)) }, unused };
}
