/** The module `pompa`, which `magazine.config.ts` and the `type.ts` of each document type import. */
export { defineMagazine, type Magazine } from "./shared/magazine/define-magazine.ts";
export { defineType, type DocumentType } from "./shared/magazine/define-type.ts";
