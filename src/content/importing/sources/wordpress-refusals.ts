/** Why an item of WordPress becomes no document. */
import { PAGES_ARE_NONE } from "../item.ts";
import { allOf, type Element, textOf } from "./read-xml.ts";

const STATUSES: Readonly<Record<string, string>> = {
  private: "es privada",
  trash: "está en la papelera",
  "auto-draft": "es un borrador que nadie empezó",
  inherit: "es una versión anterior de otra",
};

const TYPES: Readonly<Record<string, string>> = {
  page: PAGES_ARE_NONE,
  nav_menu_item: "es un renglón de un menú",
  revision: "es una versión anterior de otra",
};

/** `undefined` where it becomes one. */
export function refusalOf(element: Element): string | undefined {
  const type = textOf(element, "wp:post_type");
  if (type !== "post") return TYPES[type] ?? `es de un tipo que acá no hay, «${type}»${addressedIn(element)}`;
  if (textOf(element, "wp:post_password")) return "tiene contraseña";
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
