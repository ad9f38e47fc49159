/** The table of roles. */
export const roles = {
  spelling: { title: "Rol", examples: ["Photographer"] },
  kindChoices: {
    person: "lo hace una persona",
    organization: "es de una marca, un estudio o un lugar",
    any: "puede ser de cualquiera de los dos",
  },
  role: { title: "Rol" },
  name: { title: "Nombre", description: "Como se lee en /colaboradores.", examples: ["Fotografía"] },
  kind: { title: "De quién es", description: "Dice qué es quien tiene este rol; si no lo elegís, es una persona." },
  spellings: {
    title: "También se escribe",
    description: "Las demás maneras de los créditos; las mayúsculas y los acentos no cuentan.",
  },
  roles: {
    title: "Roles",
    description: "Los que son uno solo en /colaboradores. El que falte se lee como está escrito, y es de una persona.",
  },
  document: {
    title: "Roles de los créditos",
    plural: "Roles de los créditos",
    description: "Los roles de los créditos, agrupados.",
  },
  isThere: (role: string, owner: string) => `«${role}» ya está en «${owner}».`,
};
