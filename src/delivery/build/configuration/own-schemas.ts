/** The module `#own-schemas` in Node: the schema (`schema.ts`) of each of the magazine's own types. */
import type { TypeOfDocuments } from "../../../content/schema/authored.ts";
import * as schema from "../../../schema.ts";
import { loadOwnSchemas } from "./load-configuration.ts";

// Compiled schemas read the engine's copy of this module from a global, so that they use the engine's own fields.
Object.assign(globalThis, { [Symbol.for("pompa/schema")]: schema });

export default loadOwnSchemas() as Readonly<Record<string, TypeOfDocuments>>;
