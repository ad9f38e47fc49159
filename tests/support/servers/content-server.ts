/** The development server over another content folder, for tests and benchmarks. */
import path from "node:path";
import { createServer } from "vite";
import { type SiteFolders, siteConfig } from "../../../vite.config.ts";

export interface ContentServer {
  /** The server's origin, with a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/** Starts the server. `folder` holds `content/`, and gets the generated files. */
export async function startContentServer(
  folder: string,
  other: Pick<SiteFolders, "publicDir" | "configuration"> = {},
): Promise<ContentServer> {
  const outDir = path.join(folder, ".contentlayer", "generated");
  const config = siteConfig({ contentDir: path.join(folder, "content"), outDir, ...other });
  const server = await createServer({
    ...config,
    configFile: false,
    cacheDir: path.join(folder, "vite"),
    logLevel: "silent",
    server: { ...config.server, port: 0, fs: { allow: [...(config.server?.fs?.allow ?? []), folder] } },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
