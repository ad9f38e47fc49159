import type { Plugin } from "vite";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { typeModule } from "../../../content/compiler/output/modules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { ALIAS, STORE, typeOf } from "../../../shared/compiled/layout.ts";

/** Prefix of virtual modules. It has no `#`, since Vite drops what follows one. */
const VIRTUAL = "\0pompa-content/";

/** Gives browsers modules of the content that ask a server for data. `store` is the file of the store that asks. */
export const browserContent = (store: string): Plugin => ({
  name: "pompa:browser-content",
  enforce: "pre",
  resolveId(source, importer, { ssr }) {
    if (ssr) return undefined;
    if (source === `${ALIAS}/${STORE}` || (source === `./${STORE}` && importer?.startsWith(VIRTUAL))) return store;
    return source.startsWith(`${ALIAS}/`) ? VIRTUAL + source.slice(ALIAS.length + 1) : undefined;
  },
  load(id) {
    if (!id.startsWith(VIRTUAL)) return undefined;
    const name = typeOf(id.slice(VIRTUAL.length));
    if (!collectionOf(contentConfig, name).singleton) return typeModule(name);
    return `import { one } from "./${STORE}";\n\nexport const document = await one(${JSON.stringify(name)});\n`;
  },
});
