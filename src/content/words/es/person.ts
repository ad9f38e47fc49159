/** A person. */
export const person = {
  spelling: { title: "Nombre", examples: ["Anita Sosa"] },
  work: { title: "Documento", examples: ["issues/MoraVidal"] },
  name: {
    title: "Nombre",
    description: "Como se lee en su página: es la persona o el estudio que los créditos nombran así.",
    examples: ["Ana Sosa"],
  },
  alsoKnownAs: {
    title: "Otros nombres",
    description: "Los demás con los que está en los créditos; las mayúsculas y los acentos no cuentan.",
  },
  biography: { title: "Biografía", description: "El texto de su página, en Markdown; podés no ponerla." },
  portrait: { title: "Retrato", description: "La imagen de su página; podés no ponerla." },
  works: {
    title: "Trabajos",
    description: "Hacen falta sólo si otra persona se llama igual: los documentos de ésta, cada uno con su carpeta.",
  },
  document: {
    title: "Persona",
    plural: "Personas",
    description: "Lo que los créditos no dicen de alguien: una persona o un estudio, y su página en /colaboradores.",
  },
};
