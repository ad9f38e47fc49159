/** Lists types, documents, problems and rights for the editor. */
import { toEditorProblems } from "../content/typed.ts";
import { entriesOf } from "../content/entries.ts";
import { may } from "../../contract/team.ts";
import type { EditorApi, EditorType } from "../../contract/protocol.ts";
import { currentMoment, type EditorContext } from "./context.ts";
import { blockForms } from "../../../content/authoring/schemas/block-forms.ts";
import { formOf, namesOf } from "../../../content/authoring/schemas/form-of.ts";
import type { Collection } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";

export function listingActions(context: EditorContext): Pick<EditorApi, "list"> {
  const { content, thumbnail, repository, subscriptions, person, team } = context;
  return {
    list: async () => {
      const reading = await content.read();
      const now = currentMoment();
      return {
        magazine: String(content.site?.["name"] ?? ""),
        now,
        types: editorTypes(),
        blocks: blockForms(),
        entries: entriesOf(content, reading, { now, thumbnail }),
        problems: reading.problems.flatMap(toEditorProblems),
        warnings: reading.warnings.flatMap(toEditorProblems),
        canPublish: (await repository) !== undefined,
        publishesItself: team !== undefined || ((await (await repository)?.publishesItself()) ?? false),
        canSeeSubscriptions: subscriptions !== undefined && may(person, "subscriptions"),
        ...(person && { person }),
        ...(team && {
          logout: team.logout,
          others: team.others(),
          requests: team.requests().length,
          notes: team.openNotes(),
        }),
      };
    },
  };
}

/** Returns the document types. Types whose documents have a day of publication, or can be drafts, are listed first. */
const editorTypes = (): EditorType[] =>
  Object.entries(contentConfig.collections)
    .map(([name, collection]) => typeOf(name, collection))
    .toSorted((a, b) => rankOf(b) - rankOf(a));

const rankOf = ({ hasDay, hasDrafts }: EditorType) => Number(hasDay) + Number(hasDrafts);

function typeOf(name: string, collection: Collection): EditorType {
  const form = formOf(collection);
  const { properties = {} } = form;
  return {
    name,
    ...namesOf(collection),
    form,
    hasDrafts: "draft" in properties,
    hasDay: "published" in properties,
    hasBody: collection.extension === ".md",
    singleton: collection.singleton === true,
    isFixed: Boolean(collection.singleton ?? collection.fixed),
  };
}
