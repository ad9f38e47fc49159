/** Why an item of WordPress becomes no document. */
import { words } from "../../words/words.ts";
import { allOf, type Element, textOf } from "./read-xml.ts";

const STATUSES: Readonly<Record<string, string>> = {
  private: words.importing.isPrivate,
  trash: words.importing.isInTrash,
  "auto-draft": words.importing.isUnbegun,
  inherit: words.importing.isRevision,
};

const TYPES: Readonly<Record<string, string>> = {
  page: words.importing.isPage,
  nav_menu_item: words.importing.isMenu,
  revision: words.importing.isRevision,
};

/** `undefined` where it becomes one. */
export function refusalOf(element: Element): string | undefined {
  const type = textOf(element, "wp:post_type");
  if (type !== "post") return TYPES[type] ?? words.importing.otherType(type) + addressedIn(element);
  if (textOf(element, "wp:post_password")) return words.importing.hasPassword;
  return STATUSES[textOf(element, "wp:status")];
}

/** What a plugin for redirects keeps. */
function addressedIn(element: Element): string {
  const said = [...metaOf(element)].filter(([key]) => key.startsWith("_redirect"));
  return said.map(([key, values]) => `; ${key}: ${values.join(", ")}`).join("");
}

/** What another plugin or person put there; a key may come several times. */
export function metaOf(element: Element): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const each of allOf(element, "wp:postmeta")) {
    const key = textOf(each, "wp:meta_key");
    meta.set(key, [...(meta.get(key) ?? []), textOf(each, "wp:meta_value")]);
  }
  return meta;
}
