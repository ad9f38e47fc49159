/** Actions that open and save a document, and that store or discard its draft. */
import { hash } from "node:crypto";
import { findDocumentOrDraft, readOnDisk, realPathOf } from "../content/documents.ts";
import type { Draft, EditedContent } from "../content/edited-content.ts";
import { toEditorProblems, isSame, type KnownDocument, readTyped, parseTyped, textOf } from "../content/typed.ts";
import type { DraftResult, EditorApi, StoredDraft, Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";
import { messages } from "../../messages/messages.ts";
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { writeAtomically } from "../../../shared/files/write-atomically.ts";
import { RefusedRequest } from "../http/refused-request.ts";

export function savingActions(context: EditorContext): Pick<EditorApi, "open" | "draft" | "discard" | "save"> {
  const { content } = context;
  return {
    open: async ({ file }) => {
      const document = await findDocumentOrDraft(content, file);
      const opened = await openDocument(context, document);
      const draft = content.drafts.get(file);
      if (!draft) return opened;
      const stored = storedDraftOf(document, draft, context);
      if (!isSame(stored.typed, parseTyped(document.definition, opened.text))) return { ...opened, kept: stored };
      // If a draft equals its file, the process was killed just after saving. Such a draft is removed.
      content.setDraft(file, undefined);
      return opened;
    },
    draft: async ({ file, typed, over }) => {
      const document = await findDocumentOrDraft(content, file);
      const { saved, revision } = over ?? (await readSaved(content, document));
      content.setDraft(file, isSame(typed, saved) ? undefined : { typed, saved, revision });
      return show(context, document, typed);
    },
    discard: async ({ file }) => {
      const document = await findDocumentOrDraft(content, file);
      content.setDraft(file, undefined);
      return show(context, document, (await readSaved(content, document)).saved);
    },
    save: ({ file, ...request }) =>
      inTurn(async () => {
        const document = await findDocumentOrDraft(content, file);
        const saved = await saveDocument(content, document, request);
        if ("conflict" in saved) return { conflict: await openDocument(context, document) };
        if (context.person && saved.revision !== request.revision) content.savers.set(saved.revision, context.person);
        await notifyFilesChanged(context);
        return { revision: saved.revision, problems: saved.problems.flatMap(toEditorProblems) };
      }),
  };
}

async function readSaved(content: EditedContent, { file, definition }: KnownDocument) {
  const { text, revision } = await readOnDisk(content, file);
  return { saved: parseTyped(definition, text), revision };
}

async function openDocument({ content, person }: EditorContext, document: KnownDocument): Promise<Opened> {
  const { text, revision } = await readOnDisk(content, document.file);
  // The problems are those of the saved file, not those of an unsaved draft.
  const { problems } = revision === "" ? { problems: [] } : await readTyped(document, { text }, content.contentDir);
  const saver = content.savers.get(revision);
  const by = saver && { name: saver.name, isYou: saver.email === person?.email };
  return { ...parseTyped(document.definition, text), text, revision, ...(by && { by }), problems };
}

function storedDraftOf({ definition }: KnownDocument, { typed, saved, revision }: Draft, { team }: EditorContext) {
  // A draft that was stored as text is converted to fields as soon as its YAML can be read.
  const toFields = (each: Typed) => ("text" in each ? parseTyped(definition, each.text) : each);
  const stored: StoredDraft = { typed: toFields(typed), saved: toFields(saved), revision };
  // Without a team, there is no `id`, because a person uses one browser, and the copy in that browser has priority.
  return team ? { ...stored, id: idOf(typed) } : stored;
}

const idOf = (typed: Typed) => hash("sha256", JSON.stringify(typed));

async function show({ content, preview }: EditorContext, document: KnownDocument, typed: Typed): Promise<DraftResult> {
  const { problems, parsed } = await readTyped(document, typed, content.contentDir);
  const shown = parsed && (await preview.show(parsed.source, parsed.read));
  return { problems, id: idOf(typed), ...(shown && { shown }) };
}

interface SaveRequest {
  typed: Typed;
  /** Revision that the file had when it was opened. */
  revision: string;
}

/**
 * Writes the typed values into the file. A document with problems can only be saved as a draft. `conflict` means that
 * the file changed after it was opened, and that nothing was written.
 */
async function saveDocument(
  content: EditedContent,
  document: KnownDocument,
  { typed, revision }: SaveRequest,
): Promise<{ revision: string; problems: Problem[] } | { conflict: true }> {
  const { file, definition } = document;
  const disk = await readOnDisk(content, file);
  const text = textOf(definition, disk.text, typed);
  // A request to save may be repeated because its response was lost. The text is then already saved, and there is no
  // conflict.
  if (disk.revision !== revision && text !== disk.text) return { conflict: true };
  content.setDraft(file, { typed, saved: parseTyped(definition, disk.text), revision: disk.revision });
  const problems = (await content.read()).problems.filter((each) => each.file === file);
  const parsed = parseTyped(definition, text);
  const fields = "text" in parsed ? undefined : parsed.fields;
  if (problems.length > 0 && fields?.draft !== true) throw refusalOf(document, fields);
  const isUnchanged = async () => (await readOnDisk(content, file)).revision === disk.revision;
  const isWritten =
    text === disk.text
      ? await isUnchanged()
      : await writeAtomically(await realPathOf(content, file), text, isUnchanged);
  if (!isWritten) return { conflict: true };
  // A newer draft, which was typed during the save, is not removed.
  const current = content.drafts.get(file);
  if (current && isSame(current.typed, typed)) content.setDraft(file, undefined);
  return { revision: (await readOnDisk(content, file)).revision, problems };
}

function refusalOf({ definition }: KnownDocument, fields: Fields | undefined): RefusedRequest {
  const canBeDraft = fields && "draft" in (formOf(definition).properties ?? {});
  const advice = canBeDraft ? messages.documents.draftOrMend : messages.documents.mend;
  return new RefusedRequest(422, messages.documents.hasProblems(advice));
}
