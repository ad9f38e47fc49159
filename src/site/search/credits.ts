import type { SearchCredit } from "./search-entry.ts";

/**
 * Completes the roles of credits: a credit with an empty role gets the role of the credit before it. A credit without
 * the field `rol`, such as one in the thanks of an issue, gets the role `""`.
 */
export function withRoles(credits: readonly { rol?: string; name: string }[]): SearchCredit[] {
  let previousRole = "";
  return credits.map(({ rol, name }) => {
    previousRole = rol === undefined ? "" : rol || previousRole;
    return { rol: previousRole, name };
  });
}
