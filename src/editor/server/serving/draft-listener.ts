import { DRAFT_EVENT } from "../../../shared/compiled/update-event.ts";
import { documentPath } from "../../../shared/compiled/layout.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { listPath } from "../../../content/compiler/output/modules.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";

/**
 * What a generated module does when the editor gives the preview a document: a document is replaced, and its line in a
 * list. By way of the server and Vite's own updates it would take several times as long.
 */
export function draftListener(file: string): string {
  const type = Object.keys(contentConfig.collections).find(
    (name) => file.startsWith(`${name}/`) || file === `${name}.js`,
  );
  if (!type) return "";
  const collection = collectionOf(contentConfig, type);
  if (file !== listPath(type, collection)) return onDraft(type, `if (${same(type, file)}) document = detail.document;`);
  if (collection.singleton) return onDraft(type, "document = detail.document;");
  return onDraft(type, "summaries = summaries.map((each) => (each.slug === detail.slug ? detail.summary : each));");
}

/** Whether a module is that of the document; the map of documents is of none. */
const same = (type: string, file: string) =>
  `${JSON.stringify(file)} === ${JSON.stringify(documentPath(type, "\0"))}.replace("\\0", detail.slug)`;

const onDraft = (type: string, then: string) => `
window.addEventListener(${JSON.stringify(DRAFT_EVENT)}, ({ detail }) => {
  if (detail.collection === ${JSON.stringify(type)}) { ${then} }
});
`;
