/**
 * The module `pompa/schema`, which the `schema.ts` of a document type imports. docs/adding-a-type.md has an example.
 */
export { z } from "zod";
export { authored, newCredit, newPicture, type ImportedItem, type TypeOfDocuments } from "./content/schema/authored.ts";
export { credit } from "./content/schema/fields/credits.ts";
export type { DocumentOf, SummaryOf } from "./content/schema/document.ts";
export { capitalized, hyphenated } from "./content/schema/file-names.ts";
export {
  body,
  draft,
  email,
  language,
  longText,
  markdown,
  published,
  subtitle,
  text,
} from "./content/schema/fields/basic.ts";
export { revisedLater, revisions } from "./content/schema/fields/revisions.ts";
export { appearance, contents } from "./content/schema/fields/gathering.ts";
export { findWrongPieces } from "./content/schema/fields/gathering-findings.ts";
export { formerAddresses, optionalLink, webLink } from "./content/schema/fields/links.ts";
export { choice, described, describedType } from "./content/schema/metadata.ts";
export { gallery, image } from "./content/schema/fields/pictures.ts";
export { publicPicture } from "./content/schema/fields/public-picture.ts";
export { reference } from "./content/schema/fields/reference.ts";
export { inEditorsLanguage } from "./content/messages/messages.ts";
export { CREDIT_ROLES } from "./shared/credits/credit-words.ts";
