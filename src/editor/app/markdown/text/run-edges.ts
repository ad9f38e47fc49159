/** Where bold and italic may begin and end. */

/** Letters of one look. */
export interface Run {
  text: Text;
  /** From the inner to the outer. */
  elements: string[];
}

/**
 * Spaces at the edge of a mark, and signs between it and a letter, lose the mark: there Markdown would read it as
 * asterisks, `**«hola»**y`. Changes the texts of the page. https://spec.commonmark.org/0.31.2/#delimiter-run
 */
export function freeEdges(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, index) => {
    const { data } = run.text;
    const before = edgeWith(run, runs[index - 1], /[\p{L}\p{N}]$/u, { spaces: /^\s+/, signs: /^[\p{P}\p{S}]+/u });
    const behind = edgeWith(run, runs[index + 1], /^[\p{L}\p{N}]/u, { spaces: /\s+$/, signs: /[\p{P}\p{S}]+$/u });
    if (before.length + behind.length >= data.length) return [{ ...run, elements: narrower(before, behind, run) }];
    const last = behind.length > 0 ? [run.text.splitText(data.length - behind.length)] : [];
    const middle = before.length > 0 ? [run.text.splitText(before.length)] : [];
    return [
      { text: run.text, elements: before.length > 0 ? before.elements : run.elements },
      ...middle.map((text) => ({ text, elements: run.elements })),
      ...last.map((text) => ({ text, elements: behind.elements })),
    ];
  });
}

interface Edge {
  /** Letters that lose marks. */
  length: number;
  elements: string[];
}

interface Patterns {
  spaces: RegExp;
  signs: RegExp;
}

function edgeWith(run: Run, other: Run | undefined, letter: RegExp, { spaces, signs }: Patterns): Edge {
  if (!other || blockOf(other.text) !== blockOf(run.text)) return { length: 0, elements: run.elements };
  const elements = run.elements.filter((name) => other.elements.includes(name));
  if (elements.length === run.elements.length) return { length: 0, elements };
  const { data } = run.text;
  const pattern = letter.test(other.text.data) && !spaces.test(data) ? signs : spaces;
  return { length: pattern.exec(data)?.[0].length ?? 0, elements };
}

/** Of a run that is all edge. */
function narrower(before: Edge, behind: Edge, run: Run): string[] {
  const edges = [before, behind].filter(({ length }) => length > 0);
  return run.elements.filter((name) => edges.every(({ elements }) => elements.includes(name)));
}

const blockOf = (text: Text) => text.parentElement?.closest("blockquote, body, dd, div, dt, li, p, td, th");
