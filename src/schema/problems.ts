/** What the rules of the magazine find that no schema type says, in the words of `src/pipeline/problems`. */
import type { Catalogue } from "../pipeline/problems/wording.ts";

export const PROBLEMS = {
  "low-contrast": {
    title: "El color no se lee",
    message: "{expected}",
    hint: "Probá con otro tono y volvé a revisar.",
  },
  "missing-video": {
    title: "Falta el video",
    message: "Una tarjeta de categoría VIDEO necesita el campo video.",
    hint: "Agregá «video: Carpeta/archivo.mp4», o elegí otra categoría.",
  },
  "repeated-role": {
    title: "El rol está dos veces",
    message: "{expected}",
    hint: "Dejalo en uno solo de los dos.",
  },
  "taken-name": {
    title: "El nombre es de otra persona",
    message: "«{value}» es de quien está en {expected}.",
    hint: "Dejalo en uno solo de los dos archivos. Si son la misma persona, juntalos en uno.",
  },
  "ambiguous-person": {
    title: "No se sabe de quién es el crédito",
    message: "«{value}» puede ser de {expected}.",
    hint: "Poné en el crédito el enlace de una de las dos, o nombrá este documento en «works» de su archivo, y sólo en el suyo.",
  },
} as const satisfies Catalogue;

/** The parameters of a refinement whose failure is this problem. */
export const problem = (code: keyof typeof PROBLEMS) => ({ problem: code });
