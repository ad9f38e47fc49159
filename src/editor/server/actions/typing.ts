/** Opening a document, typing in it, and saving it. */
import type { Source } from "../../../content/compiler/document/source.ts";
import { sourceOf, unreadableProblem } from "../../../content/compiler/read/read-sources.ts";
import { type FileOnDisk, findTyped, type KnownDocument, readOnDisk, revisionOf } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { forEditor, ownProblems } from "../content/problems.ts";
import { saveDocument } from "../content/save-document.ts";
import { changedLines, fieldsOf, textOf } from "../content/written.ts";
import type { DraftResult, EditorApi, EditorProblem, KeptDraft, Opened } from "../../contract/protocol.ts";
import { inTurn, type EditorContext, written } from "./context.ts";

export function typingActions(context: EditorContext): Pick<EditorApi, "open" | "draft" | "discard" | "save"> {
  const { content } = context;
  const seen = new SeenTexts();
  return {
    open: async ({ file }) => {
      const document = await findTyped(content, file);
      const opened = await openDocument(context, document);
      seen.note(opened);
      const kept = context.team ? context.team.kept(file) : content.kept(file);
      // It was saved, and the process was killed before it could forget it.
      if (kept?.text === opened.text) content.keep(file, undefined);
      return { ...opened, ...(kept && kept.text !== opened.text && { kept: keptDraft(document, kept, context) }) };
    },
    draft: async ({ file, typed, revision: opened }) => {
      const document = await findTyped(content, file);
      const disk = await readOnDisk(content, file);
      const { text: before, revision } = disk;
      seen.note(disk);
      const text = textOf(document, before, typed);
      // What was typed over an older file stays over that one, until somebody chose.
      const base = seen.of(opened ?? revision) ?? context.team?.kept(file)?.base ?? before;
      content.keep(file, text === before ? undefined : text, base);
      return show(context, document, { text, before });
    },
    discard: async ({ file }) => {
      const document = await findTyped(content, file);
      content.keep(file, undefined);
      const { text } = await readOnDisk(content, file);
      return show(context, document, { text, before: text });
    },
    save: ({ file, ...saving }) =>
      inTurn(async () => {
        const document = await findTyped(content, file);
        const saved = await saveDocument(content, document, saving);
        if ("conflict" in saved) {
          const conflict = await openDocument(context, document);
          seen.note(conflict);
          return { conflict };
        }
        seen.note(await readOnDisk(content, file));
        if (context.person && saved.revision !== saving.revision) content.savers.set(saved.revision, context.person);
        await written(context);
        return { revision: saved.revision, problems: saved.problems.flatMap(forEditor) };
      }),
  };
}

/** Files as pages of the editor were given them, by their revisions: somebody else may have saved since. */
class SeenTexts {
  readonly #texts = new Map<string, string>();

  note({ revision, text }: FileOnDisk): void {
    this.#texts.set(revision, text);
    const [oldest = ""] = this.#texts.keys();
    if (this.#texts.size > MOST_SEEN) this.#texts.delete(oldest);
  }

  of(revision: string): string | undefined {
    return this.#texts.get(revision);
  }
}

const MOST_SEEN = 100;

async function openDocument({ content, person }: EditorContext, document: KnownDocument): Promise<Opened> {
  const { text, revision } = await readOnDisk(content, document.file);
  // What another browser typed over it is not seen here, and its problems are not either.
  const { problems } = revision === "" ? { problems: [] } : await readAs(content, document, text);
  const saver = content.savers.get(revision);
  const by = saver && { name: saver.name, isYou: saver.email === person?.email };
  return { ...fieldsOf(document, text), text, revision, ...(by && { by }), problems };
}

function keptDraft(document: KnownDocument, { text, base }: { text: string; base: string }, { team }: EditorContext) {
  const typedOf = (said: string) => fieldsOf(document, said) ?? { text: said };
  const kept: KeptDraft = { typed: typedOf(text), saved: typedOf(base), revision: revisionOf(base) };
  // Who sits at this computer has one browser, whose copies come first.
  return team ? { ...kept, id: revisionOf(text) } : kept;
}

interface TextChange {
  text: string;
  before: string;
}

async function show(
  { content, preview }: EditorContext,
  document: KnownDocument,
  change: TextChange,
): Promise<DraftResult> {
  const lines = changedLines(change.before, change.text);
  const { source, problems } = await readAs(content, document, change.text);
  const shown = source && (await preview.show(source));
  return { problems, lines, id: revisionOf(change.text), ...(shown && { shown }) };
}

/** A document that says `text`; without a source where nobody can read that. */
async function readAs(
  content: EditedContent,
  document: KnownDocument,
  text: string,
): Promise<{ source?: Source; problems: EditorProblem[] }> {
  const source = sourceOf(document, Buffer.from(text));
  if ("code" in source) return { problems: forEditor(unreadableProblem(document, source)) };
  return { source, problems: await ownProblems(content, source) };
}
