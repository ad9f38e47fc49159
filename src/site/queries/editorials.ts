/** The editorial projects, with their galleries. */
import { list } from "#content/editorials.js";
import type { DocumentOf } from "../../content/schema/collections.ts";
import { inOrderOfNumber } from "./order.ts";

export type Editorial = DocumentOf<"editorials">;

/** In the order of their numbers: `proyecto2` before `proyecto10`. */
export function listEditorials(): readonly Editorial[] {
  return inOrderOfNumber(list());
}
