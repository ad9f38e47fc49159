import magazine from "#magazine";
import type { CategoryLabels } from "./define-magazine.ts";

/** Categories of the lists that have a filter, by the name of the list's page. */
export const CATEGORIES: Readonly<Record<string, CategoryLabels>> = Object.fromEntries(
  Object.entries(magazine.sections).flatMap(([page, { categories }]) => (categories ? [[page, categories]] : [])),
);
