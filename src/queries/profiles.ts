/** The members of the community section. */
import { summaries } from "#content/profiles/summaries.js";
import type { DocumentOf } from "../schema/collections.ts";
import { byNumber } from "./by-number.ts";

export type Profile = DocumentOf<"profiles">;

/** In the order of their numbers: `industria2` before `industria10`. */
export function listProfiles(): Profile[] {
  return summaries.toSorted(byNumber);
}
