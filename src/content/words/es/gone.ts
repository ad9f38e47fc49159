/** Addresses that are gone. */
export const gone = {
  formerAddresses: {
    title: "Direcciones",
    description: "Las de páginas que se borraron: quien las visita lee que ya no están.",
  },
  document: {
    title: "Páginas que ya no están",
    plural: "Páginas que ya no están",
    description: "Las direcciones de las páginas que se borraron.",
  },
};
