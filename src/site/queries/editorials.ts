/** The editorial projects, with their galleries. */
import { summaries } from "#content/editorials/summaries.js";
import type { DocumentOf } from "../../content/schema/collections.ts";
import { inOrderOfNumber } from "./order.ts";

export type Editorial = DocumentOf<"editorials">;

/** In the order of their numbers: `proyecto2` before `proyecto10`. */
export function listEditorials(): readonly Editorial[] {
  return inOrderOfNumber(summaries);
}
