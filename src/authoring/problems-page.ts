/** The catalogue of content mistakes as a page for editors, beside content/README.md. */
import { placeOfFile, type ProblemCode, PROBLEMS, problem } from "../pipeline/problems/problems.ts";

const PLACE = placeOfFile("");
/** Stands for what depends on the file. */
const SOMETHING = { value: "…", expected: "…" };

const HEAD = `# Los problemas que señala el control

\`npm run content:check\` revisa todo lo que hay en esta carpeta y, si algo está mal, dice el archivo, la línea, qué pasó y qué hacer. Acá están todos los mensajes, por si querés leerlos con calma; los «…» son lo que cambia en cada caso. El nombre entre corchetes es el mismo que aparece en el control.

<!-- Se genera con \`npm run content:problems\`, desde src/pipeline/problems/problems.ts. -->
`;

export function problemsPage(): string {
  return [HEAD, ...(Object.keys(PROBLEMS) as ProblemCode[]).map(section)].join("\n");
}

function section(code: ProblemCode): string {
  const { title, message, hint } = problem(code, PLACE, SOMETHING);
  const suggested = problem(code, PLACE, { ...SOMETHING, suggestion: "…" }).hint;
  const suggests = suggested !== hint && suggested.startsWith("¿");
  const advice = suggests ? `${hint} Cuando hay algo parecido, lo propone: ${suggested}` : suggested;
  return `## ${title}\n\n\`[${code}]\` ${message}\n\n${advice}\n`;
}
