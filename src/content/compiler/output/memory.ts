/** What a process that builds again and again keeps of its last output, so that it reads none of its own files. */
import { statSync } from "node:fs";
import path from "node:path";
import { STATE_FILE } from "../../../shared/compiled/layout.ts";
import { stampOf } from "../read/memory.ts";
import type { Lines } from "./lines.ts";
import { readState, type State } from "./state.ts";

export interface Last {
  state: State;
  /** By type, those that are known. */
  lines: ReadonlyMap<string, Lines>;
}
export class OutputMemory {
  #last: (Last & { stamp: string }) | undefined;

  /** The output as it is: another process may have made another meanwhile. */
  recall(outDir: string, made: Pick<State, "version" | "base">): Last {
    const { version, base } = this.#last?.state ?? {};
    const isSame = version === made.version && base === made.base && this.#last?.stamp === stampIn(outDir);
    if (!isSame) this.#last = undefined;
    return this.#last ?? { state: readState(outDir, made), lines: new Map() };
  }

  /** To be asked once it is written. */
  keep(outDir: string, last: Last): void {
    const stamp = stampIn(outDir);
    this.#last = stamp === undefined ? undefined : { ...last, stamp };
  }
}

function stampIn(outDir: string): string | undefined {
  const file = path.join(outDir, STATE_FILE);
  return statSync(file, { throwIfNoEntry: false }) && stampOf(file);
}
