/**
 * Addresses that pages had before: each leads to one page, and a page that is there comes first. A page may have had its own
 * address in other letters, and its own as the first, by which feeds know it.
 */
import { addressKey } from "../../../shared/compiled/address.ts";
import type { Document } from "../document/document.ts";
import type { FieldPath, Source } from "../document/source.ts";
import type { Finding } from "../problems/finding.ts";
import type { Register } from "./register.ts";

export function checkFormerAddresses(
  documents: readonly Document[],
  { addresses, isDerived }: Pick<Register, "addresses" | "isDerived">,
): Finding[] {
  const first = new Map<string, { source: Source; path: FieldPath }>();
  return documents.flatMap(({ source, metadata: { address, formerAddresses = [] } }) =>
    formerAddresses.flatMap((value, index): Finding[] => {
      const found = { source, path: ["formerAddresses", index], details: { value } };
      const key = addressKey(value.replace(/\.html$/, ""));
      const isFirst = index === 0 && formerAddresses.length > 1;
      if (key === addressKey(address) && (isFirst || value !== address)) return [];
      if (addresses.has(key) || isDerived(key)) return [{ ...found, code: "former-address-in-use" }];
      const other = first.get(key);
      first.set(key, other ?? found);
      const isRespelled = other?.source === source && formerAddresses.indexOf(value) === index;
      return other && !isRespelled ? [{ ...found, code: "repeated-former-address", other }] : [];
    }),
  );
}
