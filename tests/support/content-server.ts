/** The development server over another content folder: for tests and for measuring. */
import { readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { contentPlugin } from "../../src/build/content-plugin.ts";
import { CACHE_DIR, ROOT } from "../../src/build/paths.ts";

export interface ContentServer {
  /** Its origin, with a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/** `folder` holds `content/`, and gets what is generated from it; `publicDir` has the translations. */
export async function contentServer(folder: string, publicDir = path.join(ROOT, "public")): Promise<ContentServer> {
  const outDir = path.join(folder, "generated");
  const server = await createServer({
    configFile: false,
    root: path.join(ROOT, "src"),
    publicDir,
    cacheDir: path.join(folder, "vite"),
    logLevel: "silent",
    define: { __LANGUAGES__: JSON.stringify(readdirSync(path.join(publicDir, "locales")).toSorted()) },
    plugins: [react(), contentPlugin({ contentDir: path.join(folder, "content"), outDir, cacheDir: CACHE_DIR })],
    server: { port: 0, fs: { strict: false }, watch: { ignored: [`${outDir}/**`, `${outDir}.*/**`] } },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
