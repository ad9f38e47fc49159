/** The menu of the site: each of its sections once, and none of them at the page of another. */
import { z } from "zod";
import { addressKey } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES, NAVIGATION_SECTIONS } from "../../shared/magazine/addresses.ts";
import type { MenuPage } from "../../shared/magazine/pages.ts";
import { sitePath } from "./links.ts";
import { choice, described } from "./metadata.ts";
import { problem } from "../problems.ts";
import { findRepeated } from "./repeated.ts";

/** As editors call them. */
const WORDS: Record<MenuPage, string> = {
  who: "quiénes somos",
  editorials: "editoriales",
  issues: "números",
  "made-in-arg": "proyectos",
  news: "notas",
  "club-pompa": "perfiles del club",
};

const section = choice(NAVIGATION_SECTIONS, WORDS);

const OWNERS = new Map<string, string>(NAVIGATION_SECTIONS.map((name) => [addressKey(FIXED_ADDRESSES[name]), name]));

const entry = z
  .strictObject({
    section: described(section, {
      title: "Sección",
      description: "Su nombre en pantalla lo ponen las traducciones.",
    }),
    path: described(sitePath, {
      title: "Página",
      description: "La dirección a la que lleva, en este sitio.",
      examples: ["/issues", "/form"],
    }),
  })
  .superRefine(({ section: own, path: { url } }, context) => {
    const owner = OWNERS.get(addressKey(url));
    if (owner === undefined || owner === own) return;
    context.addIssue({
      code: "custom",
      path: ["path"],
      params: problem("section-elsewhere"),
      message: `«${url}» es la página de la sección ${owner}, y la de ${own} está en ${FIXED_ADDRESSES[own]}.`,
    });
  })
  .meta({ title: "Entrada" });

export const navigation = z
  .array(entry)
  .length(NAVIGATION_SECTIONS.length, { error: `La navegación lleva ${NAVIGATION_SECTIONS.length} secciones.` })
  .superRefine((entries, context) =>
    findRepeated(entries, context, {
      keyOf: ({ section: name }) => name,
      pathOf: (_each, index) => [index, "section"],
      wordsOf: ({ section: name }) => name,
    }),
  );
