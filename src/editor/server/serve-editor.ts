/** Serves the editor, for this machine only. The preview of the site with the drafts is served below `/vista/`. */
import { randomBytes } from "node:crypto";
import { EditedContent } from "./content/edited-content.ts";
import { repositoryOf, openWorkspace } from "./workspace.ts";
import { createApp } from "./http/app.ts";
import { loopbackOrigin } from "./http/check-origin.ts";
import { listen } from "./http/listen.ts";
import type { EditorContext } from "./actions/context.ts";
import { GENERATED_DIR, removedDirOf } from "../../delivery/build/paths.ts";
import { watchContent } from "../../delivery/build/content/watch-content.ts";

export interface EditorOptions extends Pick<EditorContext, "subscriptions" | "person"> {
  contentDir: string;
  /** Port to listen on; 0 for any free port. */
  port: number;
  /** Builds the editor's code at the first request for a page. Resolves to the folder of the built code. */
  bundle: () => Promise<string>;
  /** Called with errors that are bugs, as opposed to refusals. */
  onError: (error: unknown) => void;
}

export interface EditorServer {
  /** Origin of the editor. */
  address: string;
  /** The secret of the session. */
  key: string;
  close: () => Promise<void>;
}

/** Starts the editor. Resolves when the server listens; rejects if the port is taken. */
export async function serveEditor({
  contentDir,
  port,
  bundle,
  onError,
  ...rest
}: EditorOptions): Promise<EditorServer> {
  const key = randomBytes(24).toString("base64url");
  const content = new EditedContent(contentDir, GENERATED_DIR);
  const repository = repositoryOf(content);
  const workspace = openWorkspace({ ...rest, content, key, repository, removedDir: removedDirOf(contentDir) });
  const app = createApp({ admit: () => workspace, originOf: loopbackOrigin, bundle, onError });
  // The server listens on an IP address, because the name "localhost" means IPv4 on some machines and IPv6 on others.
  const server = await listen(app, port, "127.0.0.1");
  // A refresh may fail because a file was removed meanwhile. The next file event starts another refresh.
  const watcher = watchContent(contentDir, { onChange: () => void workspace.refresh().catch(onError), onError });
  return {
    address: `http://localhost:${server.port}`,
    key,
    close: async () => {
      const closed = server.close();
      workspace.listeners.end();
      await closed;
      await watcher.close();
    },
  };
}
