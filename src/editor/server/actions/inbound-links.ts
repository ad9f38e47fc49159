/** What leads to a document, which has to be known before readers lose it. */
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { findTyped, readOnDisk } from "../content/documents.ts";
import { fieldsOf, textOf } from "../content/written.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { EditorContext } from "./context.ts";

export function inboundLinksActions({ content }: EditorContext): Pick<EditorApi, "inboundLinks"> {
  return {
    inboundLinks: async ({ file }) => {
      const document = await findTyped(content, file);
      const text = content.drafts.get(file) ?? (await readOnDisk(content, file)).text;
      const says = fieldsOf(document, text);
      if (!says) return { changes: [] };
      const draft = textOf(document, text, { ...says, fields: { ...says.fields, draft: true } });
      const problems = await content.problemsOfOthers(file, draft);
      return { changes: [...new Set(problems.map(inWords))] };
    },
  };
}

const inWords = ({ file, field, title }: Problem) => `${file} (${field}): ${title.toLowerCase()}.`;
