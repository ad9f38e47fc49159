/** `pompa`: what `magazine.config.ts` and `type.ts` of a type of documents are made with. */
export { defineMagazine, type Magazine } from "./shared/magazine/define-magazine.ts";
export { defineType, type DocumentType } from "./shared/magazine/define-type.ts";
