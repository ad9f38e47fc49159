/** The generated modules that the pages beside the form ask for. */
import type { Preview } from "../preview/preview.ts";
import { CHANGED_EVENT } from "../../contract/addresses.ts";
import { UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { draftListener } from "./draft-listener.ts";
import { liveExports } from "../../../delivery/build/live-module.ts";

export class EditorModules {
  readonly #preview: Preview;
  readonly #served = new Map<string, string>();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** The code of one, by its path; `undefined` where there is none. */
  async code(file: string): Promise<string | undefined> {
    const text = await this.#preview.module(file);
    if (text === undefined) return undefined;
    this.#served.set(file, text);
    const { code, names } = liveExports(text);
    return `${code}\nif (!new URL(import.meta.url).search) {${changeListener(file, names)}${draftListener(file)}}\n`;
  }

  /** Those that say something else than what was served. */
  async changed(): Promise<string[]> {
    const asked = [...this.#served].map(async ([file, served]) => {
      const text = await this.#preview.module(file);
      return text === undefined || text === served ? [] : [file];
    });
    return (await Promise.all(asked)).flat();
  }
}

/**
 * A module that was asked for once stays, and takes over what a later one exports: by another address, because a
 * browser keeps modules by theirs.
 */
const changeListener = (file: string, names: readonly string[]) => `
window.addEventListener(${JSON.stringify(CHANGED_EVENT)}, async ({ detail: modules }) => {
  if (modules && !modules.includes(${JSON.stringify(file)})) return;
  const next = await import(\`\${import.meta.url}?\${crypto.randomUUID()}\`);
  ${names.map((name) => `${name} = next.${name};`).join(" ")}
  window.dispatchEvent(new Event(${JSON.stringify(UPDATE_EVENT)}));
});
`;
