/** Opening a document, typing in it, and saving it. */
import { hash } from "node:crypto";
import { findTyped, readOnDisk } from "../content/documents.ts";
import type { Draft, EditedContent } from "../content/edited-content.ts";
import { saveDocument } from "../content/save-document.ts";
import { forEditor, isSame, type KnownDocument, readTyped, typedIn } from "../content/typed.ts";
import type { DraftResult, EditorApi, KeptDraft, Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";

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
      // It was saved, and the process was killed before it could forget it.
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
  // What another browser typed over it is not seen here, and its problems are not either.
  const { problems } = revision === "" ? { problems: [] } : await readTyped(document, { text });
  const saver = content.savers.get(revision);
  const by = saver && { name: saver.name, isYou: saver.email === person?.email };
  return { ...typedIn(document.definition, text), text, revision, ...(by && { by }), problems };
}

function keptDraft({ definition }: KnownDocument, { typed, saved, revision }: Draft, { team }: EditorContext) {
  // A text that was mended has fields again.
  const asForm = (each: Typed) => ("text" in each ? typedIn(definition, each.text) : each);
  const kept: KeptDraft = { typed: asForm(typed), saved: asForm(saved), revision };
  // Who sits at this computer has one browser, whose copies come first.
  return team ? { ...kept, id: idOf(typed) } : kept;
}

const idOf = (typed: Typed) => hash("sha256", JSON.stringify(typed));

async function show({ preview }: EditorContext, document: KnownDocument, typed: Typed): Promise<DraftResult> {
  const { problems, found } = await readTyped(document, typed);
  const shown = found && (await preview.show(found.source, found.read));
  return { problems, id: idOf(typed), ...(shown && { shown }) };
}
