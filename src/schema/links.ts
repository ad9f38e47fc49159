/** Links to other sites, and addresses of this one. */
import { z } from "zod";
import { described } from "./metadata.ts";

const LINK = "Tiene que ser una dirección completa que empiece con https:// (o http://).";

/** `iri`, because a link may have accents, which the `uri` of JSON Schema refuses. */
export const webLink = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK })
  .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), "No puede llevar usuario ni contraseña: los leería cualquiera.")
  .meta({ control: "link", format: "iri", pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+\.[^/?#]` });

/** Told of a malformed link, an editor's program may quote this option, so it says the same. */
const noLink = z.literal("").meta({ errorMessage: LINK });

/** A link, or the empty text where there is none. */
export const linkOrNone = (error = LINK) => z.union([noLink, webLink], error).meta({ control: "link" });

/** An external link, or empty where there is none; always a string once parsed. */
export const optionalLink = described(linkOrNone().default(""), {
  title: "Enlace",
  description: "La dirección completa de su página o de su perfil; podés dejarla vacía.",
  examples: ["https://www.instagram.com/ana.sosa"],
});

const PATH = "Tiene que ser una dirección de este sitio y empezar con /, por ejemplo /form.";
const path = z.string("Tiene que ser una dirección de este sitio, por ejemplo /form.").regex(/^\/[\w/-]*$/, PATH);

/** A page of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = path.transform((url) => ({ kind: "path" as const, url }));

/** The page of the document itself, in another letter case. */
export const ownPath = described(
  path.transform((url) => ({ kind: "path" as const, url, own: true })),
  {
    title: "Dirección de la página",
    description: "Hace falta sólo si lleva otras mayúsculas que el nombre del archivo.",
  },
);
