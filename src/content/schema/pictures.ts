/** Pictures, which lie in the folder of their document. */
import { z } from "zod";
import { pictureAuthor } from "../../shared/magazine/picture-credit.ts";
import { crediting } from "../compiler/document/credited.ts";
import { longText, optionalText } from "./fields.ts";
import { choice, described } from "./metadata.ts";

const SOURCE = "Tiene que ser el nombre de una imagen JPEG, PNG o WebP, por ejemplo MoraVidal/tapa.webp.";

const shape = {
  src: described(z.string(SOURCE).regex(/^[^\\?#]+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$/, SOURCE), {
    title: "Archivo",
    description: "Una imagen JPEG, PNG o WebP, con su ruta desde la carpeta de este documento.",
    examples: ["MoraVidal/tapa.webp"],
  }),
  /** WCAG 2.2 criterion 1.1.1. */
  alt: described(longText, {
    title: "Texto alternativo",
    description: "Lo que tiene que saber de la imagen quien no la ve.",
    examples: ["Mora Vidal de pie, con un tapado largo"],
  }),
  credit: crediting(
    described(optionalText, {
      title: "Crédito de la imagen",
      description: "De quién es, como se lee al verla en grande; podés dejarlo vacío.",
      examples: ["Foto de Ana Sosa"],
    }),
    pictureAuthor,
  ),
};

const orientation = described(
  choice(["portrait", "landscape"], {
    portrait: "vertical, más alta que ancha",
    landscape: "apaisada, más ancha que alta",
  }),
  { title: "Orientación", description: "La de la imagen misma: de ella depende el lugar que ocupa." },
);

const upright = described(z.literal("portrait"), {
  title: "Orientación",
  description: "Siempre vertical: acá van sólo imágenes más altas que anchas.",
});

export const image = z
  .strictObject(shape)
  .meta({ control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

/** A picture of a gallery: its orientation is declared, and checked against the file. */
export const galleryImage = z
  .strictObject({ ...shape, orientation })
  .meta({ title: "Foto", control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const portraitImage = z
  .strictObject({ ...shape, orientation: upright })
  .meta({ title: "Retrato", control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const gallery = described(z.array(galleryImage).default([]), {
  title: "Galería",
  description: "Las fotos, en el orden en que se ven; podés no ponerla.",
});
