/** Iterates over the credits of all documents, name by name. */
import { type Work, WORK_TYPES } from "../../shared/credits/person.ts";
import type { CreditMention, Document } from "../compiler/document/document.ts";
import type { CreditReader } from "./credit-names.ts";
import { type NameMatch, matchingFile, type PersonFile } from "./person-files.ts";
import type { Finding } from "../compiler/problems/problem.ts";

/** A name in a credit of a document, and the people whom the name may mean. */
export interface Credit {
  document: Document;
  /** The credit as written, with all names in it. */
  mention: CreditMention;
  name: string;
  /** Whether the name may be several names. */
  isUnclear: boolean;
  role: string;
  match: NameMatch;
  /** The link of the credit; `""` if the credit has no link or several names. */
  link: string;
}

export const isWork = ({ source }: Document) => (WORK_TYPES as readonly string[]).includes(source.collection);

export const workTypeOf = ({ source }: Document) => source.collection as Work["type"];

/** Calls `use` for each credit, in the order of the documents. A generator would take twice as long. */
export function forEachCredit(
  documents: readonly Document[],
  readCredit: CreditReader,
  use: (credit: Credit) => void,
): void {
  for (const document of documents)
    if (isWork(document))
      for (const mention of document.metadata.credits) {
        const { names, isUnclear } = readCredit(mention.name);
        const link = names.length === 1 ? mention.link : "";
        for (const { name, role = mention.role, match } of names)
          use({ document, mention, name, isUnclear, role, match, link });
      }
}

/**
 * Returns the credited person: the person's file, or the key of the name. If two files match, the first is returned;
 * `findings.ts` reports the ambiguity.
 */
export const creditedPerson = ({ document, mention, match: { key, files } }: Credit): PersonFile | string =>
  matchingFile(mention, document, files) ?? files[0] ?? key;

/** Checks whether the credit names the subject of the document. Such a credit is a top-level field. */
export const isSubject = ({ mention }: Credit) => mention.path.length === 1 && !mention.at;

/** Collects findings from all credits. Credits are added one at a time, because there are many. */
export interface Collector {
  add: (credit: Credit) => void;
  findings: () => Finding[];
}
