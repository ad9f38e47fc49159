/** What only shows when documents are held against one another: a pure function of what they say, whatever their files. */
import type { ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../problems/finding.ts";
import { checkFormerAddresses } from "./former-addresses.ts";
import { checkReferences } from "./references.ts";
import { type Known, registerOf } from "./register.ts";
import { checkUnique } from "./unique.ts";

/** `documents`: in the order of their files, so that the same is told whichever were read again. */
export function checkAcross(config: ContentConfig, documents: readonly Document[], known: Known): Finding[] {
  const register = registerOf(config, documents, known);
  return [
    ...checkReferences(config, documents, register),
    ...checkFormerAddresses(documents, register),
    ...checkUnique(config, documents),
    ...documents.flatMap(({ source, metadata: { doubts = [] } }) => doubts.map((doubt) => ({ ...doubt, source }))),
    ...Object.values(config.collections).flatMap(({ derivation }) => derivation?.check(documents) ?? []),
  ];
}

/** What is probably a mistake there. */
export const warnAcross = ({ collections }: ContentConfig, documents: readonly Document[]): Finding[] =>
  Object.values(collections).flatMap(({ derivation }) => derivation?.warn(documents) ?? []);
