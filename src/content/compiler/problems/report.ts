/**
 * Formats problems for the terminal (place, code frame, message, hint), as JSON, or for GitHub. Only the first warnings
 * of each kind are shown and the others are counted, so that warnings never hide an error.
 */
import { styleText } from "node:util";
import { append } from "../../../shared/append.ts";
import { messages } from "../../messages/messages.ts";
import { isWarning, type Problem } from "./problem.ts";
import type { Severity } from "./catalogue.ts";

/** The format of a report. `github` prints workflow commands, so that GitHub shows each problem beside its line. */
export type Format = "text" | "json" | "github";

export function isFormat(value: string): value is Format {
  return ["text", "json", "github"].includes(value);
}

export interface ReportOptions {
  format: Format;
  /** The path of the content folder, as the user would write it. */
  folder: string;
  colors?: boolean;
  /** Whether warnings count as errors. */
  strict?: boolean;
}

/** Returns the report, with errors first and warnings after them. */
export function report(allProblems: readonly Problem[], options: ReportOptions): string {
  const { format, folder, colors = false, strict = false } = options;
  const [errors, warnings] = [allProblems.filter((each) => !isWarning(each)), allProblems.filter(isWarning)];
  const problems = [...errors, ...warnings];
  if (format === "json")
    return JSON.stringify(
      problems.map((problem) => withoutText(problem, folder)),
      undefined,
      2,
    );
  if (format === "github")
    return problems
      .map(toPrintable)
      .map((each) => workflowCommand(each, pathOf(folder, each.file)))
      .join("\n");
  const paint = colors ? PAINT : PLAIN;
  const { shown, rest } = splitByLimit(warnings);
  const groups = [errors, shown].flatMap((each) => reportFiles(each.map(toPrintable), folder, paint));
  return [...groups, ...rest.map((each) => countRest(each, paint)), totals(errors, warnings, strict)].join("\n\n");
}

function countRest(rest: readonly Problem[], paint: Paint): string {
  const { title, code } = rest[0] as Problem;
  const count = messages.report.andMore(countOf(rest), title, filesOf(rest));
  return `${paint("yellow", count)}  ${paint("dim", `[${code}]`)}. ${messages.report.seeAll}`;
}

/** Replaces control characters, because a message may quote them from a file, and a terminal would interpret them. */
function toPrintable(problem: Problem): Problem {
  const { file, field, message, hint } = problem;
  return {
    ...problem,
    file: replaceControls(file),
    field: replaceControls(field),
    message: replaceControls(message),
    hint: replaceControls(hint),
  };
}

const replaceControls = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, "\ufffd");

function totals(errors: readonly Problem[], warnings: readonly Problem[], strict: boolean): string {
  const consequence = strict ? messages.report.stopsAll : messages.report.stopsNothing;
  return [
    errors.length > 0 && messages.report.errors(countOf(errors), filesOf(errors)),
    warnings.length > 0 && messages.report.warnings(countOf(warnings), filesOf(warnings), consequence),
  ]
    .filter(Boolean)
    .join("\n");
}

type Paint = (style: "bold" | "red" | "yellow" | "dim" | "cyan", text: string) => string;

/** The colour and the label of each severity. The label is for readers who cannot see the colours. */
const SEVERITY_STYLES = {
  error: { color: "red", word: "" },
  warning: { color: "yellow", word: messages.report.warning },
} as const satisfies Record<Severity, object>;

const PAINT: Paint = (style, text) => styleText(style, text);
const PLAIN: Paint = (_style, text) => text;

function reportFiles(problems: readonly Problem[], folder: string, paint: Paint): string[] {
  return [...groupBy(problems, ({ file }) => file).values()].map((fileProblems) =>
    reportFile(fileProblems, folder, paint),
  );
}

function reportFile(problems: readonly Problem[], folder: string, paint: Paint): string {
  const [{ file } = { file: "" }] = problems;
  const heading = paint("bold", `${pathOf(folder, file)} (${countOf(problems)})`);
  return [heading, ...problems.map((problem) => reportProblem(problem, folder, paint))].join("\n\n");
}

function reportProblem(problem: Problem, folder: string, paint: Paint): string {
  const { file, line, column, severity, title, field, message, hint, code } = problem;
  const { color, word } = SEVERITY_STYLES[severity];
  const place = `${pathOf(folder, file)}:${line}:${column}`;
  const heading = `${place}  ${paint(color, word + title)}${field ? ` · ${field}` : ""}  ${paint("dim", `[${code}]`)}`;
  const frame = codeFrame(problem);
  const body = [frame && `${frame}\n`, message, paint("cyan", `→ ${hint}`)].filter(Boolean).join("\n");
  return `  ${heading}\n${body.replace(/^(?=.)/gm, "    ")}`;
}

/** Formats the number of problems. All problems must have the same severity. */
function countOf(problems: readonly Problem[]): string {
  const count = problems.some(isWarning) ? messages.report.countWarnings : messages.report.countErrors;
  return count(problems.length);
}

function filesOf(problems: readonly Problem[]): string {
  const { size } = new Set(problems.map(({ file }) => file));
  return messages.report.files(size);
}

/** Returns the path to print. `file` is empty if the problem concerns the content folder itself. */
const pathOf = (folder: string, file: string) => (file ? `${folder}/${file}` : folder);

function withoutText({ text: _text, file, ...rest }: Problem, folder: string) {
  return { ...rest, file: pathOf(folder, file) };
}

/** The maximum number of warnings of one kind that are shown. */
const MAX_PER_KIND = 5;

/** Splits warnings into those to show and, for each kind, those beyond the limit. */
function splitByLimit(warnings: readonly Problem[]) {
  const kinds = [...groupBy(warnings, ({ code }) => code).values()];
  const firstWarnings = new Set(kinds.flatMap((kind) => kind.slice(0, MAX_PER_KIND)));
  return {
    shown: warnings.filter((each) => firstWarnings.has(each)),
    rest: kinds.map((kind) => kind.slice(MAX_PER_KIND)).filter((kind) => kind.length > 0),
  };
}

/** Groups problems. Groups are in the order of their first problem. */
function groupBy(problems: readonly Problem[], keyOf: (problem: Problem) => string): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) append(groups, keyOf(problem), problem);
  return groups;
}

/** The number of lines shown before and after the wrong line. */
const CONTEXT_LINES = 2;
/** The maximum width of a shown line, in characters. */
const MAX_WIDTH = 100;

/** Returns the lines around a place, with a mark at its line and column; `""` without a text. */
export function codeFrame({ text, line, column }: Pick<Problem, "text" | "line" | "column">): string {
  if (text === "") return "";
  const lines = text.replace(/\n$/, "").split(/\r?\n/);
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  // Only the part around the place is shown, because a whole paragraph may be a single line.
  const from = Math.max(0, column - MAX_WIDTH * 0.8);
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${cutLine(content, from)}`;
      return number === line
        ? [row.trimEnd(), `  ${" ".repeat(width)} | ${" ".repeat(column - 1 - from)}^`]
        : [row.trimEnd()];
    })
    .join("\n");
}

/**
 * Cuts a line to the maximum width, and replaces each control character with a space. All characters then occupy one
 * column, so that the mark is exactly under the place of the problem.
 */
function cutLine(line: string, from: number): string {
  const visible = line.slice(from, from + MAX_WIDTH).replace(/[\p{Cc}\p{Bidi_Control}]/gu, " ");
  return `${from > 0 && visible ? `…${visible.slice(1)}` : visible}${line.length > from + MAX_WIDTH ? "…" : ""}`;
}

/**
 * Formats a workflow command of GitHub, where `file` is relative to the repository.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-a-warning-message
 */
function workflowCommand({ severity, line, column, title, field, message, hint }: Problem, file: string): string {
  const properties = { file, line, col: column, title: field ? `${title} · ${field}` : title };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(",")}::${escapeData(`${message}\n→ ${hint}`)}`;
}

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
