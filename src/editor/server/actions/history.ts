/** Documents as they were: their versions, and those that are not there any more. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { words } from "../../words/words.ts";
import { putBack } from "../../../content/authoring/removed.ts";
import { decode } from "../../../content/compiler/read/decode.ts";
import { sourceOf } from "../../../content/compiler/read/read-sources.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { findDocument } from "../content/documents.ts";
import { fieldsOf } from "../content/written.ts";
import { accepted, RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext, written } from "./context.ts";
import { inRepository } from "./in-repository.ts";

type History = Pick<EditorApi, "history" | "version" | "publications" | "removed" | "recover">;

export function historyActions(context: EditorContext): History {
  const { content, preview, removedDir } = context;
  const { contentDir } = content;
  const ask = inRepository(context);
  return {
    history: async ({ file }) => {
      await findDocument(content, file);
      return ask((repository) => repository.history(file));
    },
    version: async ({ file, was = file, commit }) => {
      const document = await findDocument(content, file);
      const bytes = await ask((repository) => repository.version(was, commit));
      if (!bytes || "code" in decode(bytes)) return {};
      const source = sourceOf(document, bytes);
      const shown = "text" in source ? await preview.showOnce(source) : undefined;
      const text = bytes.toString("utf8");
      return { typed: fieldsOf(document, text) ?? { text }, ...(shown && { shown }) };
    },
    publications: async () => ({ publications: await ask((repository) => repository.publications()) }),
    removed: async () => ({
      documents: (await ask((repository) => repository.removed())).filter(
        ({ file }) => !existsSync(path.join(contentDir, file)),
      ),
    }),
    recover: ({ file, commit }) =>
      inTurn(async () => {
        const files = await ask((repository) => repository.beforeRemoval(file, commit));
        if (!files.has(file)) throw new RefusedRequest(404, words.documents.notInVersion(file));
        const dir = path.join(removedDir, randomUUID());
        // Of its pictures those stay that are there.
        const wanted = [...files].filter(([each]) => each === file || !existsSync(path.join(contentDir, each)));
        for (const [each, bytes] of wanted) {
          await mkdir(path.dirname(path.join(dir, each)), { recursive: true });
          await writeFile(path.join(dir, each), bytes);
        }
        accepted((await putBack(contentDir, { dir, paths: wanted.map(([each]) => each) })) ?? {});
        await written(context);
        return {};
      }),
  };
}
