import type { Plugin } from "vite";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { typeModule } from "../../../content/compiler/output/modules.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { ALIAS, STORE, typeOf } from "../../../shared/compiled/layout.ts";

/** Prefix of the ids of virtual modules. The prefix has no `#`, because Vite drops everything after a `#`. */
const VIRTUAL = "\0pompa-content/";

/**
 * Gives browsers content modules that request their data from a server. `store` is the path of the module that sends
 * the requests.
 */
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
