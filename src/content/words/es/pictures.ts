/** Pictures of documents. */
export const pictures = {
  src: {
    title: "Archivo",
    description: "Una imagen JPEG, PNG o WebP, con su ruta desde la carpeta de este documento.",
    examples: ["MoraVidal/tapa.webp"],
  },
  alt: {
    title: "Texto alternativo",
    description: "Lo que tiene que saber de la imagen quien no la ve.",
    examples: ["Mora Vidal de pie, con un tapado largo"],
  },
  credit: {
    title: "Crédito de la imagen",
    description: "De quién es, como se lee debajo de ella o al verla en grande; podés dejarlo vacío.",
    examples: ["Foto de Ana Sosa"],
  },
  orientation: { title: "Orientación", description: "La de la imagen misma: de ella depende el lugar que ocupa." },
  orientationChoices: { portrait: "vertical, más alta que ancha", landscape: "apaisada, más ancha que alta" },
  upright: { title: "Orientación", description: "Siempre vertical: acá van sólo imágenes más altas que anchas." },
  photo: { title: "Foto" },
  portrait: { title: "Retrato" },
  gallery: { title: "Galería", description: "Las fotos, en el orden en que se ven; podés no ponerla." },
  source: "Tiene que ser el nombre de una imagen JPEG, PNG o WebP, por ejemplo MoraVidal/tapa.webp.",
};
