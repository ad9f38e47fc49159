/** An editorial. */
export const editorial = {
  title: {
    title: "Título del editorial",
    description: "Se lee grande, arriba de las fotos.",
    examples: ["Unweaving Threads"],
  },
  color: {
    title: "Color del título",
    description: "Es también el de los créditos; tiene que leerse bien sobre el fondo.",
    examples: ["#000000"],
  },
  bgColor: {
    title: "Color del fondo",
    description: "Va detrás de las fotos y de los textos, que tienen que leerse bien.",
    examples: ["#EDE6D6"],
  },
  titlePosition: { title: "Lado del título", description: "Hacia qué lado se apoya, arriba de las fotos." },
  titlePositionChoices: { left: "a la izquierda", right: "a la derecha" },
  images: { title: "Fotos", description: "Van en el orden en que se ven; hace falta por lo menos una." },
  credits: { title: "Créditos", description: "Quiénes hicieron el editorial, en dos columnas." },
  document: {
    title: "Editorial",
    plural: "Editoriales",
    description: "Un editorial de /Editorials, con sus fotos y sus créditos.",
  },
  column: "Los créditos que se leen de ese lado, debajo de las fotos.",
  left: "Columna izquierda",
  right: "Columna derecha",
  needsImage: "Hace falta por lo menos una imagen.",
  illegible: (ratio: string) =>
    `El título no se lee sobre el fondo: entre color y bgColor hace falta un contraste de ${ratio} o más.`,
};
