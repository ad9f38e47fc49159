/** The catalogue of content mistakes as a page for editors, beside content/README.md. */
import { PROBLEMS } from "../compiler/problems/catalogue.ts";
import { type Catalogue, type Wording, wordsOf } from "../compiler/problems/wording.ts";
import { contentConfig } from "../schema/content-config.ts";

/** Stands for what depends on the file. */
const SOMETHING = { value: "…", expected: "…", other: "…", usage: "…", suggestion: "…" };

const HEAD = `# Los problemas que señala el control

\`npm run content:check\` revisa todo lo que hay en esta carpeta y, si algo está mal, dice el archivo, la línea, qué pasó y qué hacer. Acá están todos los mensajes, por si querés leerlos con calma; los «…» son lo que cambia en cada caso. El nombre entre corchetes es el mismo que aparece en el control.

Hay errores y avisos. Con un error no se publica nada. Un **aviso** es algo que casi seguro está mal y que sólo vos podés saber: se muestra después de los errores y no detiene nada, salvo con \`--strict\` (\`npm run content:check -- --strict\`).

<!-- Se genera con \`npm run content:problems\`, desde src/content/compiler/problems/catalogue.json y src/content/problems.ts. -->
`;

export function problemsPage(): string {
  const all: Catalogue = { ...PROBLEMS, ...contentConfig.problems };
  return [HEAD, ...Object.entries(all).map(section)].join("\n");
}

function section([code, wording]: [string, Wording]): string {
  const { message, hint } = wordsOf({ ...wording, suggests: false }, SOMETHING);
  const suggested = wording.suggests
    ? ` Cuando hay algo parecido, lo propone: ${wordsOf(wording, SOMETHING).hint}`
    : "";
  const warned = wording.severity === "warning" ? "\n**Aviso**: no impide publicar.\n" : "";
  return `## ${wording.title}\n\n\`[${code}]\` ${message}\n\n${hint}${suggested}\n${warned}`;
}
