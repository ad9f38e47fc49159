/** How fields are written by hand. */
export const writing = {
  only: (only: string) => `Se escribe ${only}.`,
  color: "Va entre comillas.",
  markdown: "Poné | después de los dos puntos y escribilo en las líneas de abajo.",
  reference: (folder: string) => `Se escribe el nombre de su archivo en ${folder}/, sin la terminación.`,
  moment: "Se escribe AAAA-MM-DD, y con hora AAAA-MM-DD HH:MM.",
  boolean: "Se escribe true o false.",
  empty: 'Si queda en blanco, se escribe "".',
  examples: (written: readonly string[]) => `Por ejemplo: ${written.join(" o ")}`,
};
