/** The list of documents, and what changes which there are and how they are called. */
import path from "node:path";
import type { AuthoredType } from "../../authoring/archetypes.ts";
import { carryOut } from "../../authoring/carry-out.ts";
import { duplicateDocument } from "../../authoring/duplicate-document.ts";
import { newDocument } from "../../authoring/new-document.ts";
import { renamingInWords } from "../../authoring/in-words.ts";
import { renameDocument } from "../../authoring/rename-document.ts";
import { findDocument } from "../content/documents.ts";
import type { RoomApi } from "../protocol.ts";
import { accepted } from "./accepted.ts";
import { currentDay, inTurn, type RoomContext, written } from "./context.ts";

type Arranging = Pick<RoomApi, "create" | "duplicate" | "rename">;

export function arrangingActions(context: RoomContext): Arranging {
  const { content } = context;
  const { contentDir } = content;
  const made = async ({ file }: { file: string }) => {
    await written(context);
    return { file: path.relative(contentDir, file).replaceAll(path.sep, "/") };
  };
  return {
    create: ({ type, name }) =>
      inTurn(async () =>
        made(
          accepted(
            await newDocument({ contentDir, type: type as AuthoredType, name, today: currentDay(), bare: true }),
          ),
        ),
      ),
    duplicate: ({ file, name }) =>
      inTurn(async () => {
        const { collection, slug } = await findDocument(content, file);
        const request = { contentDir, type: collection as AuthoredType, slug, name, today: currentDay() };
        return made(accepted(await duplicateDocument(request)));
      }),
    rename: ({ file, slug, confirmed }) =>
      inTurn(async () => {
        const { collection, slug: from, definition } = await findDocument(content, file);
        const type = collection as AuthoredType;
        const renaming = accepted(await renameDocument({ contentDir, type, from, to: slug }));
        if (!confirmed) return { changes: renamingInWords(renaming), done: false };
        await carryOut(contentDir, renaming);
        content.keep(file, undefined);
        await written(context);
        return { changes: renamingInWords(renaming), done: true, file: `${collection}/${slug}${definition.extension}` };
      }),
  };
}
