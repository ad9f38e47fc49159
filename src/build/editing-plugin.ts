/**
 * The editing room in a development server of its own: the room at the root, and below the base of the server the
 * site, whose content is what is being typed. https://vite.dev/guide/api-plugin
 */
import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { ALIAS } from "../compiled/layout.ts";
import { EditedContent } from "../editing/content/edited-content.ts";
import { openRepository } from "../editing/git/repository.ts";
import { Preview } from "../editing/preview/preview.ts";
import { createRoom } from "../editing/room.ts";
import { CHANGED_EVENT, fileAddress, fileBeside, PREVIEW_BASE } from "../editing/addresses.ts";
import { createAnswer } from "../editing/server/answer.ts";
import { draftListener } from "./draft-listener.ts";
import { liveModule } from "./live-module.ts";
import { GENERATED_DIR, REMOVED_DIR } from "./paths.ts";
import { protect, roomPage } from "./room-page.ts";

/** Before the path of a generated module: by Vite's convention no other plugin looks at it. */
const VIRTUAL = "\0content/";
/** How long a burst of file events may take before the room hears of it, in milliseconds. */
const SETTLE = 50;

export function editingPlugin({ contentDir }: { contentDir: string }): Plugin {
  const key = randomBytes(24).toString("base64url");
  const content = new EditedContent(contentDir, GENERATED_DIR);
  // The room knows pictures by their path from the content folder, and asks for the field of one that is pressed.
  const pictureOf = (file: string, version: string) =>
    fileAddress(key, path.relative(contentDir, file).replaceAll(path.sep, "/"), { version });
  const preview = new Preview(content, PREVIEW_BASE, pictureOf);
  const served = new Map<string, string>();
  return {
    name: "pompa:editing",
    enforce: "pre",
    config: () => ({ define: { __CONTENT__: "true" }, html: { cspNonce: key } }),
    resolveId(source, importer) {
      if (source.startsWith(`${ALIAS}/`)) return VIRTUAL + source.slice(ALIAS.length + 1);
      if (!importer?.startsWith(VIRTUAL) || !source.startsWith(".")) return undefined;
      return path.posix.join(path.posix.dirname(importer), source);
    },
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return undefined;
      const file = id.slice(VIRTUAL.length);
      const text = await preview.module(file);
      if (text === undefined) return undefined;
      served.set(id, text);
      return { code: liveModule(text) + draftListener(file), map: { mappings: "" } };
    },
    configureServer(server) {
      const onError = (error: unknown) => server.config.logger.error(String((error as Error).stack ?? error));
      const refresh = () => refreshModules(server, preview, served);
      const room = createRoom({
        content,
        preview,
        pictureAddress: (picture) => fileAddress(key, picture),
        thumbnail: (file, src) => fileAddress(key, fileBeside(file, src), { small: true }),
        repository: openRepository(contentDir),
        removedDir: REMOVED_DIR,
        onDraft: () => forgetModules(server),
        onChange: refresh,
      });
      watchContent(server, contentDir, () => {
        content.changed();
        // A file may go while it is being read; the next event tells of that.
        refresh().catch(onError);
        server.ws.send({ type: "custom", event: CHANGED_EVENT, data: {} });
      });
      const answer = createAnswer({ room, contentDir, key, onError });
      server.middlewares.use((request, response, next) => {
        const { host = "" } = request.headers;
        protect(response, { nonce: key, host, ancestors: isRoom(request) ? "'none'" : "'self'" });
        void answer(request, response, next);
      });
      server.middlewares.use((request, response, next) => {
        if (!isRoom(request)) return next();
        const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
        roomPage(server, key).then((html) => response.writeHead(200, headers).end(html), next);
      });
    },
  };
}

const isRoom = ({ url = "" }: Connect.IncomingMessage) => url.split("?")[0] === "/";

const contentModules = ({ environments: { client } }: ViteDevServer) =>
  [...client.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(VIRTUAL));

/** A draft reached the preview by itself; who loads its pages anew gets it, too. */
function forgetModules(server: ViteDevServer): void {
  for (const module of contentModules(server)) server.environments.client.moduleGraph.invalidateModule(module);
}

async function refreshModules(server: ViteDevServer, preview: Preview, served: Map<string, string>): Promise<void> {
  for (const module of contentModules(server)) {
    const id = module.id ?? "";
    const text = await preview.module(id.slice(VIRTUAL.length));
    if (text !== undefined && text !== served.get(id)) await server.environments.client.reloadModule(module);
  }
}

function watchContent(server: ViteDevServer, contentDir: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(contentDir);
  server.watcher.on("all", (_event, file) => {
    const hidden = path.basename(file).startsWith(".");
    if (hidden || !file.startsWith(contentDir + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE);
  });
}
