import type { Plugin } from "vite";
import { ALIAS } from "../../../shared/compiled/layout.ts";
import { CONTENT_MODULES } from "../../contract/addresses.ts";

/** Generated modules stay out of the bundle: the browser asks the editor's server for them. */
export const contentAsked = (): Plugin => ({
  name: "pompa:content-asked",
  enforce: "pre",
  resolveId: (source) =>
    source.startsWith(`${ALIAS}/`)
      ? { id: CONTENT_MODULES + source.slice(ALIAS.length + 1), external: "absolute" }
      : undefined,
});
