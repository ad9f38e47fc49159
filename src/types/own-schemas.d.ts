/**
 * The export of `#own-schemas`: the `schema.ts` of each type that the magazine has of its own
 * (src/delivery/build/configuration/own-schemas.ts).
 */
import type { TypeOfDocuments } from "../content/schema/authored.ts";

declare const schemas: Readonly<Record<string, TypeOfDocuments>>;
export default schemas;
