/**
 * Types of the module `#magazine`, which contains `magazine.config.ts` and the `type.ts` of each type in compiled form
 * (src/delivery/build/configuration/load-configuration.ts).
 */
import type { Magazine } from "./define-magazine.ts";
import type { DocumentType } from "./define-type.ts";

declare const magazine: Magazine;
export default magazine;
/**
 * Document types by name: the engine's types, and the magazine's own types, which replace engine types of the same
 * name.
 */
export const types: Readonly<Record<string, DocumentType>>;
