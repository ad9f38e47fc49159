/**
 * Actions on earlier versions of documents, and on removed documents. Versions are read from Git; removed documents,
 * from Git and from the trash of this computer.
 */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import {
  restoreVersion,
  writePictures,
  type Former,
  restoreDeleted,
} from "../../../content/authoring/deleting/restore-document.ts";
import { decode } from "../../../content/compiler/read/files/decode.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Request } from "../../contract/requests.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import { findDocument } from "../content/documents.ts";
import { readTyped, typedIn } from "../content/typed.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext, notifyFilesChanged, inRepository } from "./context.ts";
import { GONE_FILE } from "../../../content/authoring/renaming/former-addresses.ts";
import { listTrash, type Removed } from "../../../content/authoring/deleting/trash.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { RemovedDocument } from "../../contract/git.ts";
import { nameOf } from "../content/edited-content.ts";
import { isDocument } from "../git/changes.ts";

type History = Pick<EditorApi, "history" | "version" | "goBack" | "publications">;

export function historyActions(context: EditorContext): History {
  const { content, preview } = context;
  const { contentDir } = content;
  const ask = inRepository(context);
  /**
   * Finds a version of a document. Resolves to `undefined` if the version lacks the document, or if the document's file
   * is not text.
   */
  const find = async ({ file, was = file, commit }: Request<"version">) => {
    const own = await findDocument(content, file);
    const former = await ask((repository) => repository.former(commit));
    if (!former.files.has(was) || "code" in decode(await former.read(was))) return undefined;
    const found = await restoreVersion({ ...(await content.read()), contentDir }, former, { own, was });
    return { ...found, own, typed: typedIn(own.definition, found.text) };
  };
  return {
    history: async ({ file }) => {
      await findDocument(content, file);
      return ask((repository) => repository.history(file));
    },
    version: async (request) => {
      const found = await find(request);
      const { found: read } = (found && (await readTyped(found.own, { text: found.text }, contentDir))) ?? {};
      const shown = read && (await preview.show(read.source, read.read));
      return { ...(found && { typed: found.typed }), ...(shown && { shown }) };
    },
    goBack: (request) =>
      inTurn(async () => {
        const found = await find(request);
        if (!found) throw new RefusedRequest(404, messages.documents.notInVersion(spokenName(request.file)));
        await writePictures(contentDir, found.pictures);
        await notifyFilesChanged(context);
        return { typed: found.typed };
      }),
    publications: async () => ({ publications: await ask((repository) => repository.publications()) }),
  };
}

/** Maximum number of removed documents that are listed. */
const MOST = 50;

export function recoveringActions(context: EditorContext): Pick<EditorApi, "removed" | "recover"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  const ask = inRepository(context);
  const inGit = async () => {
    const removed = (await context.repository) ? await ask((repository) => repository.removed()) : [];
    return removed.filter(({ file }) => isOfType(file) && !existsSync(path.join(contentDir, file)));
  };
  return {
    removed: async () => {
      const known = await inGit();
      const isKnown = (each: RemovedDocument) => known.some((other) => isSame(each, other));
      const putAway = (await documentsPutAway(removedDir)).filter((each) => !isKnown(each));
      const all = [...known, ...putAway].toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
      return { documents: all.slice(0, MOST) };
    },
    recover: ({ file, commit }) =>
      inTurn(async () => {
        const putAway = await documentsPutAway(removedDir);
        const own = putAway.find((each) => each.commit === commit);
        const former = own ? formerIn(own) : await ask((repository) => repository.former(`${commit}^`));
        const said = own?.said ?? former.files.get(file);
        if (said === undefined || !isOfType(file))
          throw new RefusedRequest(404, messages.documents.notInVersion(spokenName(file)));
        const recovered = await restoreDeleted({ ...(await content.read()), contentDir }, former, nameOf(file));
        for (const each of putAway) if (isSame(each, { file, said })) await rm(each.dir, { recursive: true });
        await notifyFilesChanged(context);
        return { file: recovered };
      }),
  };
}

/** Whether a file is a document of a known type. The file with the list of former addresses is not a document. */
const isOfType = (file: string) =>
  file !== GONE_FILE && isDocument(file) && Object.hasOwn(contentConfig.collections, nameOf(file).collection);

type Said = Pick<RemovedDocument, "file" | "said">;

const isSame = (one: Said, other: Said) => one.file === other.file && one.said === other.said;

const formerIn = ({ dir, paths }: Removed): Former => ({
  files: new Map(paths.map((file) => [file, ""])),
  renamed: new Map(),
  read: (file) => readFile(path.join(dir, file)),
});

async function documentsPutAway(removedDir: string): Promise<(RemovedDocument & Removed)[]> {
  const removed = (await listTrash(removedDir)).flatMap((each) => {
    const file = each.paths.find(isOfType);
    return file ? [{ ...each, file }] : [];
  });
  return Promise.all(
    removed.map(async ({ time, ...each }) => ({
      ...each,
      time: time.toISOString(),
      commit: path.basename(each.dir),
      author: "",
      sentence: messages.documents.removedHere,
      said: fingerprint(await readFile(path.join(each.dir, each.file))),
    })),
  );
}

/** Returns the object name that Git gives to a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const fingerprint = (bytes: Buffer) => hash("sha1", Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
