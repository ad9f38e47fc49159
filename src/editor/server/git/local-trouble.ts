/** What is wrong with Git or the repository of this computer, in the words of the editor, and who can mend it. */
import type { GitError } from "./command.ts";
import { saidBy } from "./refusals.ts";

/** A part of what Git says in English → a sentence; `$1` is the first group of the pattern. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /git-lfs|filter '(?:git-)?lfs/i,
    "El repositorio guarda las imágenes con Git LFS, que no está en esta computadora. Quien la administra lo instala desde git-lfs.com.",
  ],
  [
    /(?:clean|smudge|process) filter '([^']+)' failed/i,
    "El repositorio pasa sus archivos por un filtro de Git, «$1», que en esta computadora no anda. Quien administra el repositorio lo instala o lo saca de .gitattributes.",
  ],
  [
    /failed to encode '([^']+)'|BOM is (?:required|prohibited) in '([^']+)'/i,
    "Git no puede leer «$1» con las letras que .gitattributes le pide (working-tree-encoding). Quien administra el repositorio saca ese renglón: los textos van en UTF-8.",
  ],
  [
    /dubious ownership in repository at '([^']+)'/i,
    "La carpeta es de otro usuario de esta computadora, y Git no la abre. Quien la administra la habilita con: git config --global --add safe.directory '$1'",
  ],
  [
    /index file (?:corrupt|smaller)|bad (?:index file|signature)|unordered stage entries|index uses .* extension|cache entry/i,
    "El registro de archivos de Git en esta computadora, .git/index, está dañado. Quien administra el repositorio lo borra y corre «git reset»: tus textos no cambian.",
  ],
  [
    /bad (?:numeric |boolean )?config|unable to parse .*config|could not (?:parse|read) config/i,
    "La configuración de Git de esta computadora tiene un error, que Git muestra abajo. Quien administra la computadora lo corrige.",
  ],
  [
    /no space left|disk (?:is )?full|quota exceeded/i,
    "No queda lugar en el disco de esta computadora. Hacé lugar y probá de nuevo.",
  ],
  [
    /permission denied|insufficient permission|read-only file system|operation not permitted/i,
    "Git no puede escribir en el repositorio: su carpeta .git es de otro usuario, o no se puede cambiar. Quien administra la computadora le da permiso.",
  ],
  [
    /\.lock'?: file exists|another git process|cannot lock ref/i,
    "Otro programa de Git está usando el repositorio. Esperá un momento y probá de nuevo; si sigue, pedile a quien lo administra que borre el archivo .lock que quedó.",
  ],
  [
    /unknown (?:option|switch)|^usage: git|is not a git command|unrecognized argument/im,
    "El Git de esta computadora es demasiado viejo. Quien la administra instala uno nuevo desde git-scm.com.",
  ],
  [
    /corrupt|object file .* is empty|unable to read|missing (?:blob|tree|commit)|bad (?:object|tree|ref)|not a valid|invalid object|could not (?:read|parse)|inflate|packfile/i,
    "El repositorio de esta computadora está dañado: le faltan datos, o no se pueden leer. Quien lo administra lo clona de nuevo y pasa tu carpeta.",
  ],
];

const UNKNOWN = "Git no pudo. Mostrale este mensaje a quien administra el repositorio.";
const SAFE = "Lo que guardaste sigue en tu carpeta.";

/** With what Git said, for whoever mends it. */
export function localTrouble(error: GitError): string {
  if (error.timedOut) return `Git tardó demasiado en esta computadora. ${SAFE} Probá de nuevo.`;
  const [sentence] = TROUBLES.flatMap(([sign, text]) => {
    const found = sign.exec(error.stderr);
    return found ? [text.replace("$1", () => found[1] ?? found[2] ?? "")] : [];
  });
  return [`${sentence ?? UNKNOWN} ${SAFE}`, saidBy(error)].filter(Boolean).join("\n");
}
