/** The lists and documents that the pages beside the form asked for. */
import type { Preview } from "./preview.ts";

export class ServedContent {
  readonly #preview: Preview;
  readonly #served = new Map<string, string>();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** The text of a file; `undefined` where there is none. */
  async text(file: string): Promise<string | undefined> {
    const text = await this.#preview.text(file);
    if (text !== undefined) this.#served.set(file, text);
    return text;
  }

  /** Those that say something else than what was served. */
  async changed(): Promise<string[]> {
    const asked = [...this.#served].map(async ([file, served]) => {
      const text = await this.#preview.text(file);
      return text === undefined || text === served ? [] : [file];
    });
    return (await Promise.all(asked)).flat();
  }
}
