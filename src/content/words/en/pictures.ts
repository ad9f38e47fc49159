import type { pictures as Spanish } from "../es/pictures.ts";

export const pictures: typeof Spanish = {
  src: {
    title: "File",
    description: "A JPEG, PNG or WebP image, with its path from the folder of this document.",
    examples: ["MoraVidal/tapa.webp"],
  },
  alt: {
    title: "Alt text",
    description: "What someone who can't see the image needs to know.",
    examples: ["Mora Vidal standing, in a long coat"],
  },
  credit: {
    title: "Image credit",
    description: "Whose it is, as shown below it or when it is enlarged; it can be left empty.",
    examples: ["Photo by Ana Sosa"],
  },
  orientation: { title: "Orientation", description: "The image's own: the space it takes depends on it." },
  orientationChoices: { portrait: "portrait, taller than wide", landscape: "landscape, wider than tall" },
  upright: { title: "Orientation", description: "Always portrait: only images taller than wide go here." },
  photo: { title: "Photo" },
  portrait: { title: "Portrait" },
  gallery: { title: "Gallery", description: "The photos, in the order in which they are shown; optional." },
  source: "It has to be the name of a JPEG, PNG or WebP image, for example MoraVidal/tapa.webp.",
};
