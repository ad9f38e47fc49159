/** The site's menu. Each section has exactly one entry, which does not link to the page of another section. */
import { z } from "zod";
import { messages, MESSAGES_LANGUAGE } from "../../messages/messages.ts";
import { addressKey } from "../../../shared/compiled/address.ts";
import { DOCUMENT_TYPES, FIXED_ADDRESSES, NAVIGATION_SECTIONS } from "../../../shared/magazine/addresses.ts";
import { sitePath } from "../fields/links.ts";
import { choice, described } from "../metadata.ts";
import { problem } from "../../rules.ts";
import { findRepeated } from "../fields/repeated.ts";

/** Returns the name of a list page, or of the team's page (`who`), in the language of editors. */
export function labelOf(page: string): string {
  if (page === "who") return messages.navigation.who;
  const [type = page, { called = {} } = {}] =
    Object.entries(DOCUMENT_TYPES).find(([, each]) => each.section === page) ?? [];
  return called[MESSAGES_LANGUAGE] ?? type;
}

const NAMES = NAVIGATION_SECTIONS.map(({ section: name }) => name);
const section = choice(NAMES, Object.fromEntries(NAMES.map((name) => [name, labelOf(name)])));

const OWNERS = new Map(NAVIGATION_SECTIONS.map(({ section: name, address }) => [addressKey(address), name]));

const entry = z
  .strictObject({
    section: described(section, messages.navigation.section),
    path: described(sitePath, messages.navigation.path),
  })
  .superRefine(({ section: name, path: { url } }, context) => {
    const owner = OWNERS.get(addressKey(url));
    if (owner === undefined || owner === name) return;
    context.addIssue({
      code: "custom",
      path: ["path"],
      params: problem("section-elsewhere"),
      message: messages.navigation.elsewhere(url, owner, name, FIXED_ADDRESSES[name] ?? ""),
    });
  })
  .meta(messages.navigation.entry);

export const navigation = z
  .array(entry)
  .length(NAVIGATION_SECTIONS.length, { error: messages.navigation.count(NAVIGATION_SECTIONS.length) })
  .superRefine((entries, context) =>
    findRepeated(entries, context, {
      keyOf: ({ section: name }) => name,
      pathOf: (_each, index) => [index, "section"],
    }),
  );
