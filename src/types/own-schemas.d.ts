/**
 * The export of `#own-schemas`: the `schema.ts` of each of the magazine's own document types
 * (src/delivery/build/configuration/own-schemas.ts).
 */
import type { TypeOfDocuments } from "../content/schema/authored.ts";

declare const schemas: Readonly<Record<string, TypeOfDocuments>>;
export default schemas;
