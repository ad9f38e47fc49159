/** The credits of all documents, name by name. */
import { type Work, WORK_TYPES } from "../../shared/magazine/person.ts";
import type { CreditMention, Document } from "../compiler/document/document.ts";
import type { CreditReader } from "./credit-names.ts";
import { type Claimed, meantBy, type PersonFile } from "./person-files.ts";
import type { Finding } from "../compiler/problems/problem.ts";

/** A name in a credit of a document, and who may be meant. */
export interface Credit {
  document: Document;
  /** As written, with every other name that is in it. */
  mention: CreditMention;
  name: string;
  /** It may be several names. */
  isUnclear: boolean;
  role: string;
  claimed: Claimed;
  /** Empty where there is none: that of several together is of none of them. */
  link: string;
}

export const isWork = ({ source }: Document) => (WORK_TYPES as readonly string[]).includes(source.collection);

export const workTypeOf = ({ source }: Document) => source.collection as Work["type"];

/** In the order of the documents. A generator takes twice as long, and there are many. */
export function forEachCredit(
  documents: readonly Document[],
  saidBy: CreditReader,
  use: (credit: Credit) => void,
): void {
  for (const document of documents)
    if (isWork(document))
      for (const mention of document.metadata.credits) {
        const { names, isUnclear } = saidBy(mention.name);
        const link = names.length === 1 ? mention.link : "";
        for (const { name, role = mention.role, claimed } of names)
          use({ document, mention, name, isUnclear, role, claimed, link });
      }
}

/** Who is credited: by their file, or the key of their name. Who two files may mean is taken for the first: `check.ts` tells of it. */
export const whoOf = ({ document, mention, claimed: { key, files } }: Credit): PersonFile | string =>
  meantBy(mention, document, files) ?? files[0] ?? key;

/** It says whom its document is about, and not whose picture it shows. */
export const isSubject = ({ mention }: Credit) => mention.path.length === 1;

/** What is found in all credits. It gets one after the other, because there are many. */
export interface Collector {
  add: (credit: Credit) => void;
  findings: () => Finding[];
}
