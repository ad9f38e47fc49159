import type { SearchCredit } from "./search-entry.ts";

/**
 * Completes the roles of credits: an empty role repeats the one above; credits without the field, thanks, have none.
 */
export function withRoles(credits: readonly { rol?: string; name: string }[]): SearchCredit[] {
  let above = "";
  return credits.map(({ rol, name }) => {
    above = rol === undefined ? "" : rol || above;
    return { rol: above, name };
  });
}
