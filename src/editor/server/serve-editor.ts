/**
 * For this machine only: the editor at the root, and below `/vista/` the site, whose content is what is
 * being typed.
 */
import { randomBytes } from "node:crypto";
import { EditedContent } from "./content/edited-content.ts";
import { repositoryOf, openWorkspace } from "./workspace.ts";
import { createApp } from "./http/app.ts";
import { loopbackOrigin } from "./http/check-origin.ts";
import { listen } from "./http/listen.ts";
import type { EditorContext } from "./actions/context.ts";
import { GENERATED_DIR, removedDirOf } from "../../delivery/build/paths.ts";
import { watchContent } from "../../delivery/build/content/watch-content.ts";

/** How long a burst of file events may take before the editor hears of it, in milliseconds. */
const SETTLE = 50;

export interface EditorOptions extends Pick<EditorContext, "subscriptions" | "person"> {
  contentDir: string;
  /** 0 for any that is free. */
  port: number;
  /** Answers the folder of the built code, when a page is first asked for. */
  bundle: () => Promise<string>;
  /** Hears of what is a fault of ours. */
  onError: (error: unknown) => void;
}

export interface EditorServer {
  /** Its origin. */
  address: string;
  /** The secret of the session. */
  key: string;
  close: () => Promise<void>;
}

/** Resolves when it can be asked; rejects if the port is taken. */
export async function serveEditor({
  contentDir,
  port,
  bundle,
  onError,
  ...shared
}: EditorOptions): Promise<EditorServer> {
  const key = randomBytes(24).toString("base64url");
  const content = new EditedContent(contentDir, GENERATED_DIR);
  const repository = repositoryOf(content);
  const workspace = openWorkspace({ ...shared, content, key, repository, removedDir: removedDirOf(contentDir) });
  const app = createApp({ admit: () => workspace, originOf: loopbackOrigin, bundle, onError });
  // Under which of its names "localhost" is found first differs between machines.
  const listening = await listen(app, port, "127.0.0.1");
  // A file may go while it is being read; the next event tells of that.
  const watcher = watchContent(contentDir, SETTLE, () => void workspace.refresh().catch(onError));
  return {
    address: `http://localhost:${listening.port}`,
    key,
    close: async () => {
      const closed = listening.close();
      workspace.listeners.end();
      await closed;
      await watcher.close();
    },
  };
}
