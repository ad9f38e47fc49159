/**
 * For this machine only: the editor at the root, and below `/vista/` the site, whose content is what is
 * being typed.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileAddress, fileBeside, PREVIEW_BASE } from "../../contract/addresses.ts";
import { EditedContent } from "../content/edited-content.ts";
import { openRepository } from "../git/repository.ts";
import { unusedPictures } from "../pictures/used-pictures.ts";
import { Preview } from "../preview/preview.ts";
import { createEditor } from "../editor.ts";
import { createAnswer } from "../http/answer.ts";
import { Listeners } from "../http/listeners.ts";
import { GENERATED_DIR, HISTORY_DIR, REMOVED_DIR } from "../../../delivery/build/paths.ts";
import { watchContent } from "../../../delivery/build/watch-content.ts";
import { createFiles, isEditor } from "./files.ts";
import { ServedContent } from "./served-content.ts";
import { protect } from "./policy.ts";

/** How long a burst of file events may take before the editor hears of it, in milliseconds. */
const SETTLE = 50;

export interface EditorOptions {
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
export async function serveEditor({ contentDir, port, bundle, onError }: EditorOptions): Promise<EditorServer> {
  const key = randomBytes(24).toString("base64url");
  const { editor, served, listeners, watcher } = openContent({ contentDir, key, onError });
  const answer = createAnswer({ editor, contentDir, key, listeners, onError });
  let files: Promise<ReturnType<typeof createFiles>> | undefined;
  const server = createServer((request, response) => {
    protect(response, { nonce: key, ancestors: isEditor(request) ? "'none'" : "'self'" });
    void answer(request, response, async () => {
      files ??= bundle().then((folder) => createFiles({ served, key, bundle: folder }));
      await (
        await files
      )(request, response);
    });
  });
  // Under which of its names "localhost" is found first differs between machines.
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch(async (error: unknown) => {
    await watcher.close();
    throw error;
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    key,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await watcher.close();
    },
  };
}

/** The content folder, with what is typed in place of its files, and who hears of changes. */
function openContent({ contentDir, key, onError }: Pick<EditorOptions, "contentDir" | "onError"> & { key: string }) {
  const content = new EditedContent(contentDir, GENERATED_DIR);
  // The editor knows pictures by their path from the content folder, and asks for the field of one that is pressed.
  const pictureOf = (file: string, version: string) =>
    fileAddress(key, path.relative(contentDir, file).replaceAll(path.sep, "/"), { version });
  const preview = new Preview(content, PREVIEW_BASE, pictureOf);
  const served = new ServedContent(preview);
  const listeners = new Listeners();
  const tell = async () => listeners.tell(await served.changed());
  const watcher = watchContent(contentDir, SETTLE, () => {
    content.changed();
    // A file may go while it is being read; the next event tells of that.
    tell().catch(onError);
  });
  const editor = createEditor({
    content,
    preview,
    pictureAddress: (picture) => fileAddress(key, picture),
    thumbnail: (file, src) => fileAddress(key, fileBeside(file, src), { small: true }),
    repository: openRepository(contentDir, {
      held: () => content.withProblems(),
      unused: () => unusedPictures(content),
      compile: (folder) => content.problemsIn(folder),
      historyDir: HISTORY_DIR,
    }),
    removedDir: REMOVED_DIR,
    onChange: tell,
  });
  return { editor, served, listeners, watcher };
}
