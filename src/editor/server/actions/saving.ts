/** Actions that open and save a document, and that store or discard its draft. */
import { hash } from "node:crypto";
import { findTyped, readOnDisk, placeOf } from "../content/documents.ts";
import type { Draft, EditedContent } from "../content/edited-content.ts";
import { forEditor, isSame, type KnownDocument, readTyped, typedIn, textOf } from "../content/typed.ts";
import type { DraftResult, EditorApi, KeptDraft, Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";
import { messages } from "../../messages/messages.ts";
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { writeWhole } from "../../../shared/files/write-whole.ts";
import { RefusedRequest } from "../http/refused-request.ts";

export function typingActions(context: EditorContext): Pick<EditorApi, "open" | "draft" | "discard" | "save"> {
  const { content } = context;
  return {
    open: async ({ file }) => {
      const document = await findTyped(content, file);
      const opened = await openDocument(context, document);
      const draft = content.drafts.get(file);
      if (!draft) return opened;
      const kept = keptDraft(document, draft, context);
      if (!isSame(kept.typed, typedIn(document.definition, opened.text))) return { ...opened, kept };
      // A draft that is equal to its file was saved just before the process was killed, so it is removed.
      content.keep(file, undefined);
      return opened;
    },
    draft: async ({ file, typed, over }) => {
      const document = await findTyped(content, file);
      const { saved, revision } = over ?? (await readSaved(content, document));
      content.keep(file, isSame(typed, saved) ? undefined : { typed, saved, revision });
      return show(context, document, typed);
    },
    discard: async ({ file }) => {
      const document = await findTyped(content, file);
      content.keep(file, undefined);
      return show(context, document, (await readSaved(content, document)).saved);
    },
    save: ({ file, ...saving }) =>
      inTurn(async () => {
        const document = await findTyped(content, file);
        const saved = await saveDocument(content, document, saving);
        if ("conflict" in saved) return { conflict: await openDocument(context, document) };
        if (context.person && saved.revision !== saving.revision) content.savers.set(saved.revision, context.person);
        await notifyFilesChanged(context);
        return { revision: saved.revision, problems: saved.problems.flatMap(forEditor) };
      }),
  };
}

async function readSaved(content: EditedContent, { file, definition }: KnownDocument) {
  const { text, revision } = await readOnDisk(content, file);
  return { saved: typedIn(definition, text), revision };
}

async function openDocument({ content, person }: EditorContext, document: KnownDocument): Promise<Opened> {
  const { text, revision } = await readOnDisk(content, document.file);
  // The problems are those of the saved file, not those of an unsaved draft.
  const { problems } = revision === "" ? { problems: [] } : await readTyped(document, { text }, content.contentDir);
  const saver = content.savers.get(revision);
  const by = saver && { name: saver.name, isYou: saver.email === person?.email };
  return { ...typedIn(document.definition, text), text, revision, ...(by && { by }), problems };
}

function keptDraft({ definition }: KnownDocument, { typed, saved, revision }: Draft, { team }: EditorContext) {
  // A draft that was stored as text is converted to fields as soon as its YAML can be read.
  const asForm = (each: Typed) => ("text" in each ? typedIn(definition, each.text) : each);
  const kept: KeptDraft = { typed: asForm(typed), saved: asForm(saved), revision };
  // A person without a team uses one browser, and the copy in that browser has priority.
  return team ? { ...kept, id: idOf(typed) } : kept;
}

const idOf = (typed: Typed) => hash("sha256", JSON.stringify(typed));

async function show({ content, preview }: EditorContext, document: KnownDocument, typed: Typed): Promise<DraftResult> {
  const { problems, found } = await readTyped(document, typed, content.contentDir);
  const shown = found && (await preview.show(found.source, found.read));
  return { problems, id: idOf(typed), ...(shown && { shown }) };
}

interface Saving {
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
  { typed, revision }: Saving,
): Promise<{ revision: string; problems: Problem[] } | { conflict: true }> {
  const { file, definition } = document;
  const disk = await readOnDisk(content, file);
  const text = textOf(definition, disk.text, typed);
  // A request to save may be repeated because its response was lost. The text is then already saved, and there is no
  // conflict.
  if (disk.revision !== revision && text !== disk.text) return { conflict: true };
  content.keep(file, { typed, saved: typedIn(definition, disk.text), revision: disk.revision });
  const problems = (await content.read()).problems.filter((each) => each.file === file);
  const says = typedIn(definition, text);
  const fields = "text" in says ? undefined : says.fields;
  if (problems.length > 0 && fields?.draft !== true) throw refusalOf(document, fields);
  const isExpected = async () => (await readOnDisk(content, file)).revision === disk.revision;
  const isDone =
    text === disk.text ? await isExpected() : await writeWhole(await placeOf(content, file), text, isExpected);
  if (!isDone) return { conflict: true };
  // A newer draft, which was typed during the save, is not removed.
  const now = content.drafts.get(file);
  if (now && isSame(now.typed, typed)) content.keep(file, undefined);
  return { revision: (await readOnDisk(content, file)).revision, problems };
}

function refusalOf({ definition }: KnownDocument, fields: Fields | undefined): RefusedRequest {
  const canBeDraft = fields && "draft" in (formOf(definition).properties ?? {});
  const way = canBeDraft ? messages.documents.draftOrMend : messages.documents.mend;
  return new RefusedRequest(422, messages.documents.hasProblems(way));
}
