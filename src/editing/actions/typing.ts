/** Opening a document, typing in it, and saving it. */
import { sourceOf, unreadableProblem } from "../../pipeline/read/read-sources.ts";
import { findTyped, type KnownDocument, readOnDisk } from "../content/documents.ts";
import { forRoom, ownProblems } from "../content/problems.ts";
import { saveDocument } from "../content/save-document.ts";
import { changedLines, fieldsOf, textOf } from "../content/written.ts";
import type { DraftResult, Opened, RoomApi } from "../protocol.ts";
import { inTurn, type RoomContext, written } from "./context.ts";

export function typingActions(context: RoomContext): Pick<RoomApi, "open" | "draft" | "discard" | "save"> {
  const { content } = context;
  return {
    open: async ({ file }) => openDocument(context, await findTyped(content, file)),
    draft: async ({ file, typed }) => {
      const document = await findTyped(content, file);
      const { text: before } = await readOnDisk(content, file);
      const text = textOf(document, before, typed);
      content.keep(file, text === before ? undefined : text);
      return show(context, document, { text, before });
    },
    discard: async ({ file }) => {
      const document = await findTyped(content, file);
      content.keep(file, undefined);
      const { text } = await readOnDisk(content, file);
      return show(context, document, { text, before: text });
    },
    save: async ({ file, ...saving }) => {
      const document = await findTyped(content, file);
      const saved = await inTurn(() => saveDocument(content, document, saving));
      if ("conflict" in saved) return { conflict: await openDocument(context, document) };
      await written(context);
      return { stamp: saved.stamp, problems: saved.problems.map(forRoom) };
    },
  };
}

async function openDocument({ content }: RoomContext, document: KnownDocument): Promise<Opened> {
  const { text, stamp } = await readOnDisk(content, document.file);
  const { problems } = await content.recent();
  const own = problems.filter(({ file }) => file === document.file).map(forRoom);
  return { ...fieldsOf(document, text), text, stamp, problems: own };
}

interface Change {
  text: string;
  before: string;
}

async function show({ content, preview }: RoomContext, document: KnownDocument, change: Change): Promise<DraftResult> {
  const lines = changedLines(change.before, change.text);
  const source = sourceOf(document, Buffer.from(change.text));
  if ("code" in source) return { problems: [forRoom(unreadableProblem(document, source))], lines };
  const problems = await ownProblems(content, source);
  const shown = await preview.show(source);
  return { problems, lines, ...(shown && { shown }) };
}
