/** Converts an item of an export and its pictures into a draft of the requested document type. */
import { messages } from "../messages/messages.ts";
import type { Nodes } from "mdast";
import type { z } from "zod";
import { bareText } from "../authoring/creating/document-text.ts";
import { collectionNamed } from "../../types/collections.ts";
import { isAllowedUrl } from "../compiler/markdown/check-markdown.ts";
import { withoutForbidden } from "../compiler/read/text-checks/forbidden-characters.ts";
import { languages, optionalText } from "../schema/fields/basic.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { Magazine } from "./magazine.ts";
import { bodyOf } from "./text/body-of.ts";
import { DocumentPictures, type PictureSource } from "./document-pictures.ts";
import type { Item, Notes } from "./item.ts";
import type { Signature } from "./authors.ts";
import type { PlacedItem } from "./place-items.ts";
import type { ImportedFiles } from "./write-document.ts";

interface Context extends PictureSource {
  contentDir: string;
  type: string;
  /** The day of publication for items without a date. */
  day: string;
  linkTo: (url: string) => string | undefined;
  signatures: readonly Signature[];
  topics: Magazine["topics"];
}

/** Converts an item into a draft. In the result, `pictureUrls` has the URLs of the item's pictures. */
export async function convertItem(
  placed: PlacedItem,
  context: Context,
): Promise<ImportedFiles & { pictureUrls: string[] }> {
  const { item, slug, file } = placed;
  const { type, signatures } = context;
  const pictures = new DocumentPictures({ ...context, slug, from: item.folder, notes: item.notes });
  let image = item.cover && (await pictures.resolve({ url: item.cover.src, alt: item.cover.alt }));
  const { text: body, lines } = await bodyOf(item, linkFilter(context, item.notes), async (node) => {
    const picture = await pictures.resolve(node, node);
    image ??= picture;
    return picture && { url: picture.src, alt: picture.alt };
  });
  if (!body) item.notes.add(messages.importing.noText);
  image ??= await pictures.createPlaceholder();
  const { others, ...common } = commonFields(placed, context);
  const { topics, rest } = separateTopics(item.tags, context);
  const { fields, tags } = importerOf(type)({
    title: titleOf(item),
    ...common,
    others: { ...(topics.length > 0 && { topics }), ...others },
    image,
    tags: rest,
    authors: signatures,
  });
  for (const tag of tags) item.notes.add(messages.importing.tags, tag);
  const frontMatter = `${bareText(collectionNamed(type), fields)}\n`;
  item.notes.setLines(lines, frontMatter.split("\n").length - 1);
  const text = withoutForbidden(`${frontMatter}${body || messages.importing.textMissing}\n`);
  return { id: item.id, file, text, files: pictures.files, pictureUrls: [...pictures.paths.keys()] };
}

function importerOf(type: string) {
  const { imported } = collectionNamed(type);
  if (!imported) throw new Error(`Nothing becomes a document of the type ${type}`);
  return imported;
}

/** Splits tags into topics and the rest. All tags are in the rest if documents of this type have no topics. */
function separateTopics(tags: readonly string[], { type, topics }: Context) {
  const { shape } = collectionNamed(type).schema as Partial<z.ZodObject>;
  const slugs = shape?.topics ? tags.flatMap((tag) => topics.get(nameKey(tag)) ?? []) : [];
  return { topics: [...new Set(slugs)], rest: tags.filter((tag) => !slugs.includes(topics.get(nameKey(tag)) ?? "")) };
}

const linkFilter =
  ({ linkTo }: Context, notes: Notes) =>
  (url: string, at: Nodes | undefined) => {
    const target = linkTo(url.trim());
    if (target !== undefined && isAllowedUrl(target)) return target;
    if (url) notes.add(messages.importing.deadLinks, url, at);
    return undefined;
  };

function commonFields({ item, formerAddresses }: PlacedItem, { day }: Context) {
  const { published, subtitle, language, notes } = item;
  if (!published) notes.add(messages.importing.noDay, day);
  const isShort = optionalText.safeParse(subtitle).success;
  if (!isShort) notes.add(messages.importing.longSubtitle, subtitle);
  const lang = languages.find((code) => code === /^[a-z]+/i.exec(language)?.[0].toLowerCase());
  if (language && !lang) notes.add(messages.importing.otherLanguage, language);
  return {
    subtitle: isShort ? subtitle : "",
    published: published || day,
    others: {
      ...(lang && lang !== CONTENT_LANGUAGE && { lang }),
      ...(formerAddresses.length > 0 && { formerAddresses }),
      draft: true,
    },
  };
}

const MAXIMUM_TITLE_LENGTH = 500;

function titleOf({ title, notes }: Item): string {
  if (!title) notes.add(messages.importing.noTitle);
  if (title.length > MAXIMUM_TITLE_LENGTH) notes.add(messages.importing.longTitle, title);
  return title.slice(0, MAXIMUM_TITLE_LENGTH) || messages.importing.untitled;
}
