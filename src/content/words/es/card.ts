/** A card of /made-in-arg. */
export const card = {
  categoriesChoices: {
    "VER TODO": "sin botón propio, se ve sólo con todas",
    CALZADO: "calzado",
    INDUMENTARIA: "indumentaria",
    ACCESORIOS: "accesorios",
    VIDEO: "video en lugar de la imagen, sin botón propio",
  },
  type: { title: "Forma de la tarjeta", description: "Es siempre la misma; podés no ponerla." },
  category: {
    title: "Categoría",
    description: "Con qué botón de /made-in-arg se la encuentra. La de video pide también el archivo del video.",
  },
  title: {
    title: "Título de la tarjeta",
    description: "Es también el de la página del proyecto.",
    examples: ["Sereinne"],
  },
  image: { title: "Imagen de la tarjeta", description: "Va en la lista y en la página del proyecto." },
  link: { examples: ["/proyecto/conie"] },
  video: {
    title: "Video",
    description: "Un archivo MP4 o WebM, que en la categoría VIDEO va en lugar de la imagen.",
    examples: ["Sereinne/corto.mp4"],
  },
  credits: { title: "Créditos", description: "Quiénes hicieron el proyecto; podés no ponerlos." },
  document: {
    title: "Tarjeta",
    plural: "Tarjetas",
    description: "Una tarjeta de /made-in-arg y la página de su proyecto.",
  },
  videoFile: "Tiene que ser el nombre de un video MP4 o WebM.",
  needsVideo: "Una tarjeta de categoría VIDEO necesita el campo video.",
};
