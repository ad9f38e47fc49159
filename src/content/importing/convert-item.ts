/** Converts an item of an export and its pictures into a draft of the requested document type. */
import { messages } from "../messages/messages.ts";
import type { Nodes } from "mdast";
import type { z } from "zod";
import { bareText } from "../authoring/creating/document-text.ts";
import { collectionNamed } from "../../types/collections.ts";
import { isAllowed } from "../compiler/markdown/check-markdown.ts";
import { withoutForbidden } from "../compiler/read/text-checks/forbidden-characters.ts";
import { optionalText } from "../schema/fields/basic.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Magazine } from "./magazine.ts";
import { bodyOf } from "./text/body-of.ts";
import { DocumentPictures, type Places } from "./document-pictures.ts";
import type { Item, Notes } from "./item.ts";
import type { Signature } from "./authors.ts";
import type { Placed } from "./place-items.ts";
import type { ImportedFiles } from "./write-document.ts";

interface Context extends Places {
  contentDir: string;
  type: string;
  /** The day of publication for items without a date. */
  day: string;
  linkTo: (url: string) => string | undefined;
  signatures: readonly Signature[];
  topics: Magazine["topics"];
}

/** Converts an item into a draft. In the result, `asked` has the URLs of the item's pictures. */
export async function convertItem(placed: Placed, context: Context): Promise<ImportedFiles & { asked: string[] }> {
  const { item, slug, file } = placed;
  const { type, signatures } = context;
  const pictures = new DocumentPictures({ ...context, slug, from: item.folder, notes: item.notes });
  let image = item.cover && (await pictures.take({ url: item.cover.src, alt: item.cover.alt }));
  const { text: body, lines } = await bodyOf(item, allowedLinks(context, item.notes), async (written) => {
    const taken = await pictures.take(written, written);
    image ??= taken;
    return taken && { url: taken.src, alt: taken.alt };
  });
  if (!body) item.notes.add(messages.importing.noText);
  image ??= await pictures.standIn();
  const { others, ...common } = commonFields(placed, context);
  const { topics, rest } = topicsAmong(item.tags, context);
  const { fields, tags } = importedAs(type)({
    title: titleOf(item),
    ...common,
    others: { ...(topics.length > 0 && { topics }), ...others },
    image,
    tags: rest,
    authors: signatures,
  });
  for (const tag of tags) item.notes.add(messages.importing.tags, tag);
  const above = `${bareText(collectionNamed(type), fields)}\n`;
  item.notes.place(lines, above.split("\n").length - 1);
  const text = withoutForbidden(`${above}${body || messages.importing.textMissing}\n`);
  return { id: item.id, file, text, files: pictures.files, asked: [...pictures.asked.keys()] };
}

function importedAs(type: string) {
  const { imported } = collectionNamed(type);
  if (!imported) throw new Error(`Nothing becomes a document of the type ${type}`);
  return imported;
}

/** Separates the tags that name topics of the magazine from other tags, if documents of this type have topics. */
function topicsAmong(tags: readonly string[], { type, topics }: Context) {
  const { shape } = collectionNamed(type).schema as Partial<z.ZodObject>;
  const found = shape?.topics ? tags.flatMap((tag) => topics.get(nameKey(tag)) ?? []) : [];
  return { topics: [...new Set(found)], rest: tags.filter((tag) => !found.includes(topics.get(nameKey(tag)) ?? "")) };
}

const allowedLinks =
  ({ linkTo }: Context, notes: Notes) =>
  (url: string, at: Nodes | undefined) => {
    const target = linkTo(url.trim());
    if (target !== undefined && isAllowed(target)) return target;
    if (url) notes.add(messages.importing.deadLinks, url, at);
    return undefined;
  };

function commonFields({ item, formerAddresses }: Placed, { day }: Context) {
  const { published, subtitle, language, notes } = item;
  if (!published) notes.add(messages.importing.noDay, day);
  const isShort = optionalText.safeParse(subtitle).success;
  if (!isShort) notes.add(messages.importing.longSubtitle, subtitle);
  if (language && !/^(?:es|en)\b/i.test(language)) notes.add(messages.importing.otherLanguage, language);
  return {
    subtitle: isShort ? subtitle : "",
    published: published || day,
    others: {
      ...(/^en\b/i.test(language) && { lang: "en" }),
      ...(formerAddresses.length > 0 && { formerAddresses }),
      draft: true,
    },
  };
}

/** The maximum length of a title in characters. */
const TITLE = 500;

function titleOf({ title, notes }: Item): string {
  if (!title) notes.add(messages.importing.noTitle);
  if (title.length > TITLE) notes.add(messages.importing.longTitle, title);
  return title.slice(0, TITLE) || messages.importing.untitled;
}
