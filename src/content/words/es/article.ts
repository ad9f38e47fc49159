/** A note of /news. */
export const article = {
  headline: {
    title: "Título de la nota",
    description: "Encabeza su tarjeta en la lista y su página.",
    examples: ["El telar no está quieto"],
  },
  image: { title: "Imagen de la nota", description: "Va en la lista y arriba del texto." },
  author: {
    title: "Firma",
    description: "La persona del equipo que la escribió; podés no ponerla.",
    examples: ["julia-benavidez"],
  },
  link: { examples: ["/News/ana"] },
  document: { title: "Nota", plural: "Notas", description: "Una nota: su tarjeta en /news y su página." },
};
