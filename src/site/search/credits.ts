import type { SearchCredit } from "./search-entry.ts";

/** Credits as they are read: an empty role continues the one above; thanks have none. */
export function withRoles(credits: readonly { rol?: string; name: string }[]): SearchCredit[] {
  let above = "";
  return credits.map(({ rol, name }) => {
    above = rol === undefined ? "" : rol || above;
    return { rol: above, name };
  });
}
