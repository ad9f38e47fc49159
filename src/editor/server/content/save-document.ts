import { messages } from "../../messages/messages.ts";
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { writeWhole } from "../../../shared/files/write-whole.ts";
import type { Typed } from "../../contract/requests.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { placeOf, readOnDisk } from "./documents.ts";
import type { EditedContent } from "./edited-content.ts";
import { isSame, type KnownDocument, textOf, typedIn } from "./typed.ts";

interface Saving {
  typed: Typed;
  /** Of the file when it was opened. */
  revision: string;
}

/**
 * Writes what was typed. A document with problems is kept only as a draft: what readers see has none. `conflict`: the
 * file is not the one that was opened, says something else, and is left alone.
 */
export async function saveDocument(
  content: EditedContent,
  document: KnownDocument,
  { typed, revision }: Saving,
): Promise<{ revision: string; problems: Problem[] } | { conflict: true }> {
  const { file, definition } = document;
  const disk = await readOnDisk(content, file);
  const text = textOf(definition, disk.text, typed);
  // Who did not get the answer saves again.
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
  // What was typed meanwhile is not saved yet.
  const now = content.drafts.get(file);
  if (now && isSame(now.typed, typed)) content.keep(file, undefined);
  return { revision: (await readOnDisk(content, file)).revision, problems };
}

function refusalOf({ definition }: KnownDocument, fields: Fields | undefined): RefusedRequest {
  const canBeDraft = fields && "draft" in (formOf(definition).properties ?? {});
  const way = canBeDraft ? messages.documents.draftOrMend : messages.documents.mend;
  return new RefusedRequest(422, messages.documents.hasProblems(way));
}
