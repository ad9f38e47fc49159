/** Problems → the text an editor reads in the terminal: place, frame, what is wrong, what to do. */
import type { Problem } from "./problems.ts";

/** Lines shown before and after the one that is wrong. */
const AROUND = 2;

/** The lines around a place, the wrong one marked and its column pointed at; empty without a text. */
export function codeFrame({ text, line, column }: Pick<Problem, "text" | "line" | "column">): string {
  if (text === "") return "";
  const lines = text.replace(/\n$/, "").split(/\r?\n/);
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`;
      return number === line ? [row, `  ${" ".repeat(width)} | ${" ".repeat(column - 1)}^`] : [row];
    })
    .join("\n");
}

export function reportProblem(problem: Problem, contentDir: string): string {
  const { file, line, column, title, field, message, hint, code } = problem;
  const heading = `${contentDir}/${file}:${line}:${column}  ${title}${field ? ` · ${field}` : ""}  [${code}]`;
  const frame = codeFrame(problem);
  const body = [frame && `${frame}\n`, message, `→ ${hint}`].filter(Boolean).join("\n");
  return `${heading}\n${body.replace(/^/gm, "  ")}`;
}

export function report(problems: readonly Problem[], contentDir: string): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const problemCount = problems.length === 1 ? "1 problema" : `${problems.length} problemas`;
  const total = `${problemCount} en ${files === 1 ? "1 archivo" : `${files} archivos`}. No se publicó nada.`;
  return [...problems.map((problem) => reportProblem(problem, contentDir)), total].join("\n\n");
}
