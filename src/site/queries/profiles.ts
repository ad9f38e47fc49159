/** The members of the community section. */
import { list } from "#content/profiles.js";
import type { DocumentOf } from "../../content/schema/collections.ts";
import { inOrderOfNumber } from "./order.ts";

export type Profile = DocumentOf<"profiles">;

/** In the order of their numbers: `industria2` before `industria10`. */
export function listProfiles(): readonly Profile[] {
  return inOrderOfNumber(list());
}
