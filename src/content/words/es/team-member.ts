/** A member of the team. */
export const teamMember = {
  name: {
    title: "Nombre y apellido",
    description: "Como se leen en THE TEAM y en las notas que firma.",
    examples: ["Julia Benavídez"],
  },
  role: { title: "Tarea", description: "Lo que hace en la revista.", examples: ["Dirección general"] },
  email: {
    title: "Correo",
    description: "El que se ve en THE TEAM, para escribirle.",
    examples: ["julia@pompa.example"],
  },
  photo: { title: "Retrato", description: "La imagen de esta persona, en THE TEAM." },
  order: { title: "Lugar en THE TEAM", description: "En cifras: 1 es la primera persona." },
  document: { title: "Persona del equipo", plural: "Personas del equipo", description: "Una persona del equipo." },
  wholeNumber: "Tiene que ser un número entero: 1 es la primera persona.",
  oneOrMore: "Tiene que ser 1 o más.",
};
