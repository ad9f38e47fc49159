/** Credits and thanks. */
export const credits = {
  credit: { title: "Crédito" },
  rol: { title: "Rol", description: "Lo que hizo; si va vacío, sigue el de arriba.", examples: ["Fotografía"] },
  name: { title: "Nombre", description: "El de la persona o el del estudio.", examples: ["Ana Sosa"] },
  thanks: { title: "Agradecimiento" },
  thanked: {
    title: "Nombre",
    description: "A quién le agradecen: una persona, un lugar o un estudio.",
    examples: ["Club Atlético Barracas"],
  },
};
