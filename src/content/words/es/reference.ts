/** References to documents. */
export const reference = {
  work: "Tiene que ser la carpeta y el nombre de un documento, por ejemplo issues/MoraVidal.",
  folders: (folders: string) => `Las carpetas son ${folders}.`,
};
