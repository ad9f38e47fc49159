/** The addresses that a document had before, which lead readers to the one of today. */
import { addressKey } from "../../shared/compiled/address.ts";
import type { Document } from "../compiler/document/document.ts";
import { today, unpublishedOf } from "../compiler/document/publication.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import { contentConfig } from "../schema/content-config.ts";
import { changeFields } from "./field-edits.ts";
import { writtenFields } from "./written-fields.ts";

/**
 * `text`, which the document has by now, with the address that its page had. A page that nobody could see, and another
 * letter case, leave nothing behind. `undefined` where the text cannot be made to say so.
 */
export function withFormerAddress(
  { source, metadata }: Document,
  text: string,
  address: { from: string; to: string },
): string | undefined {
  const { properties = {} } = writtenFields(collectionOf(contentConfig, source.collection));
  if (!("formerAddresses" in properties)) return text;
  const isKnown = !unpublishedOf(metadata, today(contentConfig.timeZone));
  const { formerAddresses = [] } = metadata;
  const others = formerAddresses.filter((former) => addressKey(former) !== addressKey(address.to));
  const isMoved = isKnown && addressKey(address.from) !== addressKey(address.to);
  const value = isMoved ? [...others, address.from] : others;
  if (value.join() === formerAddresses.join()) return text;
  return changeFields({ text, collection: source.collection }, [
    { path: ["formerAddresses"], ...(value.length > 0 && { value }) },
  ]);
}
