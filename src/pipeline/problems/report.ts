/** Problems → the text an editor reads in the terminal: place, frame, what is wrong, what to do. */
import { styleText } from "node:util";
import type { Problem } from "./problem.ts";

/** Lines shown before and after the one that is wrong, and letters shown of a long line. */
const AROUND = 2;
const WIDTH = 100;

/** The lines around a place, the wrong one marked and its column pointed at; empty without a text. */
export function codeFrame({ text, line, column }: Pick<Problem, "text" | "line" | "column">): string {
  if (text === "") return "";
  const lines = text.replace(/\n$/, "").split(/\r?\n/);
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  // A paragraph is one line, so of long lines the part around the place is shown.
  const from = Math.max(0, column - WIDTH * 0.8);
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${windowOf(content, from)}`;
      return number === line
        ? [row.trimEnd(), `  ${" ".repeat(width)} | ${" ".repeat(column - 1 - from)}^`]
        : [row.trimEnd()];
    })
    .join("\n");
}

/** As many columns of a line as fit, each character one column wide, so that the mark stands below its place. */
function windowOf(line: string, from: number): string {
  const shown = line.slice(from, from + WIDTH).replace(/\p{Cc}/gu, " ");
  return `${from > 0 && shown ? `…${shown.slice(1)}` : shown}${line.length > from + WIDTH ? "…" : ""}`;
}

/** `github`: workflow commands, which GitHub shows beside the line. */
export type Format = "text" | "json" | "github";

export function isFormat(value: string): value is Format {
  return ["text", "json", "github"].includes(value);
}

export interface ReportOptions {
  format: Format;
  /** The content folder, as the reader would write it. */
  folder: string;
  colors?: boolean;
}

export function report(problems: readonly Problem[], { format, folder, colors = false }: ReportOptions): string {
  if (format === "json")
    return JSON.stringify(
      problems.map((problem) => withoutText(problem, folder)),
      undefined,
      2,
    );
  if (format === "github") return problems.map((problem) => annotation(problem, folder)).join("\n");
  const files = [...new Set(problems.map(({ file }) => file))];
  const ownOf = (file: string) => problems.filter((problem) => problem.file === file);
  const groups = files.map((file) => reportFile(ownOf(file), folder, colors ? PAINT : PLAIN));
  return [...groups, `${countOf(problems, files.length)} No se publicó nada.`].join("\n\n");
}

type Paint = (style: "bold" | "red" | "dim" | "cyan", text: string) => string;

const PAINT: Paint = (style, text) => styleText(style, text);
const PLAIN: Paint = (_style, text) => text;

function reportFile(problems: readonly Problem[], folder: string, paint: Paint): string {
  const [{ file } = { file: "" }] = problems;
  const heading = paint("bold", `${pathOf(folder, file)} (${countOf(problems)})`);
  return [heading, ...problems.map((problem) => reportProblem(problem, folder, paint))].join("\n\n");
}

function reportProblem(problem: Problem, folder: string, paint: Paint): string {
  const { file, line, column, title, field, message, hint, code } = problem;
  const place = `${pathOf(folder, file)}:${line}:${column}`;
  const heading = `${place}  ${paint("red", title)}${field ? ` · ${field}` : ""}  ${paint("dim", `[${code}]`)}`;
  const frame = codeFrame(problem);
  const body = [frame && `${frame}\n`, message, paint("cyan", `→ ${hint}`)].filter(Boolean).join("\n");
  return `  ${heading}\n${body.replace(/^(?=.)/gm, "    ")}`;
}

function countOf(problems: readonly Problem[], files?: number): string {
  const count = problems.length === 1 ? "1 problema" : `${problems.length} problemas`;
  if (files === undefined) return count;
  return `${count} en ${files === 1 ? "1 archivo" : `${files} archivos`}.`;
}

/** A problem of the folder itself has no file. */
const pathOf = (folder: string, file: string) => (file ? `${folder}/${file}` : folder);

function withoutText({ text: _text, file, ...rest }: Problem, folder: string) {
  return { ...rest, file: pathOf(folder, file) };
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotation({ file, line, column, title, field, message, hint }: Problem, folder: string): string {
  const name = field ? `${title} · ${field}` : title;
  const properties = { file: pathOf(folder, file), line, col: column, title: name };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::error ${list.join(",")}::${escapeData(`${message}\n→ ${hint}`)}`;
}

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
