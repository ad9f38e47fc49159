/** A profile of the club. */
export const profile = {
  fullName: {
    title: "Nombre y apellido",
    description: "Como se leen en la fila; podés dejarla vacía.",
    examples: ["Nina Cobo"],
  },
  nameRow: { title: "Nombre", description: "La primera fila, con su enlace." },
  occupation: {
    title: "Ocupación",
    description: "A qué se dedica; podés dejar la fila vacía.",
    examples: ["Sombrerera"],
  },
  age: { title: "Edad", description: "En cifras o en palabras; podés dejar la fila vacía.", examples: ["34"] },
  style: {
    title: "Estilo",
    description: "Cómo se viste, en sus palabras; podés dejar la fila vacía.",
    examples: ["Un living de los setenta con las persianas bajas"],
  },
  brands: {
    title: "Marcas",
    description: "Las que usa, separadas por comas; podés dejar la fila vacía.",
    examples: ["Yacaré, Casa Lino"],
  },
  title: { title: "Título del perfil", description: "Se lee grande, arriba de los retratos.", examples: ["Nina Cobo"] },
  images: {
    title: "Retratos",
    description: "Van en el orden en que se ven, siempre verticales; hace falta por lo menos uno.",
  },
  credits: { title: "Filas", description: "Lo que se lee al lado de los retratos." },
  document: { title: "Perfil del club", plural: "Perfiles del club", description: "Un perfil de Club Pompa." },
  needsImage: "Hace falta por lo menos una imagen.",
};
