/** The page beside the form. */
export const preview = {
  lastPublication: "en la última publicación",
  was: (when: string) => `Así estaba ${when}: `,
  is: "Así se ve: ",
  seeNow: "Ver cómo está ahora",
  page: "Vista de la página",
  phone: "Teléfono",
  computer: "Computadora",
};
