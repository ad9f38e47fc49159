/** The one YAML reader: `.yaml` files and the front matter of `.md` files go through it. */
import { load, YAMLException } from "js-yaml";

export interface YamlMistake {
  /** What is wrong and what to do, in Spanish. */
  message: string;
  hint: string;
  /** Place in the YAML text, 1 first. */
  line: number;
  column: number;
}

const QUOTES = "Si el texto lleva dos puntos, comillas, @ o #, escribilo entre comillas dobles.";
const SPACES = "Cada nivel lleva dos espacios más que el de arriba, y todos los campos del mismo nivel, los mismos.";

/** What js-yaml says, and what an editor needs to hear. */
const WORDINGS: [RegExp, message: string, hint: string][] = [
  [/duplicated mapping key/, "Este campo está escrito dos veces.", "Dejá uno solo."],
  [/tab characters|tabs/i, "Hay una tabulación al comienzo de la línea.", "Usá espacios: dos por nivel."],
  [
    /flow (collection|sequence|mapping)/,
    "Un corchete o una llave quedó sin cerrar.",
    "Cerralo, o ponelo entre comillas si es texto.",
  ],
  [
    /deficient indentation/,
    "Las comillas que se abren más arriba no se cierran en su línea.",
    "Cerrá las comillas al final del texto.",
  ],
  [/quoted scalar/, "Unas comillas quedaron sin cerrar.", "Cerrá las comillas al final del texto."],
  [
    /escape sequence/,
    "Una barra invertida no se entiende entre comillas dobles.",
    "Escribila dos veces (\\\\), o usá comillas simples.",
  ],
  [/alias|anchor/, "Un * o un & al comienzo de un valor tiene otro significado en YAML.", QUOTES],
  [/tag/, "Un ! al comienzo de un valor tiene otro significado en YAML.", QUOTES],
  [
    /bad indentation|end of the stream|implicit key|mapping/,
    "La línea no encaja con las de arriba.",
    `${SPACES} ${QUOTES}`,
  ],
];

/** Parses YAML 1.2; dates stay texts. A mistake of the editor is returned, not thrown. */
export function readYaml(text: string): { data: unknown } | { mistake: YamlMistake } {
  try {
    return { data: text.trim() === "" ? undefined : load(text) };
  } catch (error) {
    if (error instanceof YAMLException) return { mistake: mistakeOf(error) };
    throw error;
  }
}

function mistakeOf(error: YAMLException): YamlMistake {
  const [, message, hint] = WORDINGS.find(([pattern]) => pattern.test(error.reason)) ?? [];
  return {
    message: message ?? `El texto no es YAML válido (${error.reason}).`,
    hint: hint ?? `${SPACES} ${QUOTES}`,
    line: (error.mark?.line ?? 0) + 1,
    column: (error.mark?.column ?? 0) + 1,
  };
}
