/** `#own-schemas` in Node: `schema.ts` of each type that the magazine has of its own. */
import type { TypeOfDocuments } from "../../../content/schema/authored.ts";
import * as schema from "../../../schema.ts";
import { loadOwnSchemas } from "./load-configuration.ts";

// They are compiled by themselves, and have to be made of the same fields as those of the engine.
Object.assign(globalThis, { [Symbol.for("pompa/schema")]: schema });

export default loadOwnSchemas() as Readonly<Record<string, TypeOfDocuments>>;
