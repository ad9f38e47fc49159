import { UPDATE_EVENT } from "../../shared/compiled/update-event.ts";

/**
 * A generated module for the development server: its exports are live bindings that a later
 * version of the module replaces in place, so that whoever imported them sees the new content and
 * no page module has to run again.
 */
const EXPORTED = /^export const (\w+)/gm;

/** Kept in `import.meta.hot.data`, so that each version of the module also updates the ones before it. */
const HOT = (names: readonly string[]) => `
if (import.meta.hot) {
  const setters = (import.meta.hot.data.setters ??= []);
  setters.push((next) => { ${names.map((name) => `${name} = next.${name};`).join(" ")} });
  import.meta.hot.accept((next) => {
    if (!next) return;
    for (const set of setters) set(next);
    window.dispatchEvent(new Event("${UPDATE_EVENT}"));
  });
}
`;

/** A list of summaries, one in a line. Every tool on the way to the page reads one text faster than a megabyte of code. */
const LIST = /(= )\[\n(.*?),?\n?\];\n$/s;

export function liveModule(code: string): string {
  const live = liveExports(code);
  return live.code + HOT(live.names);
}

/** Its exports as live bindings, and their names. */
export function liveExports(code: string): { code: string; names: string[] } {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name ?? "");
  const parsed = code.replace(
    LIST,
    (_list, equals: string, rows: string) => `${equals}JSON.parse(${JSON.stringify(`[${rows}]`)});\n`,
  );
  return { code: parsed.replace(EXPORTED, "export let $1"), names };
}
