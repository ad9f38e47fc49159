/**
 * Actions on earlier versions of documents, and on removed documents. Versions are read from Git. Removed documents are
 * read from Git and from the trash of this computer.
 */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import {
  restoreVersion,
  writePictures,
  type EarlierContent,
  restoreDeleted,
} from "../../../content/authoring/deleting/restore-document.ts";
import { decode } from "../../../content/compiler/read/files/decode.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Request } from "../../contract/requests.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import { findDocument } from "../content/documents.ts";
import { readTyped, parseTyped } from "../content/typed.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext, notifyFilesChanged, inRepository, refuseGitError } from "./context.ts";
import { GONE_FILE } from "../../../content/authoring/renaming/former-addresses.ts";
import { listTrash, type TrashEntry } from "../../../content/authoring/deleting/trash.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { RemovedDocument } from "../../contract/git.ts";
import { nameOf } from "../content/edited-content.ts";
import { isDocument } from "../git/changes.ts";

type History = Pick<EditorApi, "history" | "version" | "goBack" | "publications">;

export function historyActions(context: EditorContext): History {
  const { content, preview } = context;
  const { contentDir } = content;
  const queryRepository = inRepository(context);
  /**
   * Finds a version of a document. Resolves to `undefined` if the version lacks the document, or if the document's file
   * is not text.
   */
  const findVersion = async ({ file, was = file, commit }: Request<"version">) => {
    const document = await findDocument(content, file);
    return queryRepository(async (repository) => {
      const earlier = await repository.contentAt(commit);
      if (!earlier.files.has(was) || "code" in decode(await earlier.read(was))) return undefined;
      const restored = await restoreVersion({ ...(await content.read()), contentDir }, earlier, {
        current: document,
        oldFile: was,
      });
      return { ...restored, document, typed: parseTyped(document.definition, restored.text) };
    });
  };
  return {
    history: async ({ file }) => {
      await findDocument(content, file);
      return queryRepository((repository) => repository.history(file));
    },
    version: async (request) => {
      const version = await findVersion(request);
      const { parsed } = (version && (await readTyped(version.document, { text: version.text }, contentDir))) ?? {};
      const shown = parsed && (await preview.show(parsed.source, parsed.read));
      return { ...(version && { typed: version.typed }), ...(shown && { shown }) };
    },
    goBack: (request) =>
      inTurn(async () => {
        const version = await findVersion(request);
        if (!version) throw new RefusedRequest(404, messages.documents.notInVersion(spokenName(request.file)));
        await writePictures(contentDir, version.pictures);
        await notifyFilesChanged(context);
        return { typed: version.typed };
      }),
    publications: async () => ({ publications: await queryRepository((repository) => repository.publications()) }),
  };
}

/** Maximum number of removed documents that are listed. */
const MAX_REMOVED = 50;

export function recoveringActions(context: EditorContext): Pick<EditorApi, "removed" | "recover"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  const queryRepository = inRepository(context);
  const removedInGit = async () => {
    const removed = (await context.repository)
      ? await queryRepository((repository) => repository.removedDocuments())
      : [];
    return removed.filter(({ file }) => hasKnownType(file) && !existsSync(path.join(contentDir, file)));
  };
  return {
    removed: async () => {
      const inGit = await removedInGit();
      const isInGit = (each: RemovedDocument) => inGit.some((other) => isSame(each, other));
      const inTrash = (await documentsInTrash(removedDir)).filter((each) => !isInGit(each));
      const all = [...inGit, ...inTrash].toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
      return { documents: all.slice(0, MAX_REMOVED) };
    },
    recover: ({ file, commit }) =>
      inTurn(async () => {
        const inTrash = await documentsInTrash(removedDir);
        const trashed = inTrash.find((each) => each.commit === commit);
        const earlier = trashed
          ? contentInTrash(trashed)
          : await queryRepository((repository) => repository.contentAt(`${commit}^`));
        const oid = trashed?.said ?? earlier.files.get(file);
        if (oid === undefined || !hasKnownType(file))
          throw new RefusedRequest(404, messages.documents.notInVersion(spokenName(file)));
        const recovered = await restoreDeleted({ ...(await content.read()), contentDir }, earlier, nameOf(file)).catch(
          refuseGitError,
        );
        for (const each of inTrash) if (isSame(each, { file, said: oid })) await rm(each.dir, { recursive: true });
        await notifyFilesChanged(context);
        return { file: recovered };
      }),
  };
}

/** Whether a file is a document of a known type. The file with the list of former addresses is not a document. */
const hasKnownType = (file: string) =>
  file !== GONE_FILE && isDocument(file) && Object.hasOwn(contentConfig.collections, nameOf(file).collection);

type RemovedIdentity = Pick<RemovedDocument, "file" | "said">;

const isSame = (one: RemovedIdentity, other: RemovedIdentity) => one.file === other.file && one.said === other.said;

const contentInTrash = ({ dir, paths }: TrashEntry): EarlierContent => ({
  files: new Map(paths.map((file) => [file, ""])),
  renamed: new Map(),
  read: (file) => readFile(path.join(dir, file)),
});

async function documentsInTrash(removedDir: string): Promise<(RemovedDocument & TrashEntry)[]> {
  const removed = (await listTrash(removedDir)).flatMap((each) => {
    const file = each.paths.find(hasKnownType);
    return file ? [{ ...each, file }] : [];
  });
  return Promise.all(
    removed.map(async ({ time, ...each }) => ({
      ...each,
      time: time.toISOString(),
      commit: path.basename(each.dir),
      author: "",
      sentence: messages.documents.removedHere,
      said: blobName(await readFile(path.join(each.dir, each.file))),
    })),
  );
}

/** Returns the object name that Git gives to a file: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const blobName = (bytes: Buffer) => hash("sha1", Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
