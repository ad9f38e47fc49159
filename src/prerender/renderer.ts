/** Renders pages on all cores. */
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { RenderedPage, RenderTask } from "../app/server/entry.tsx";

/** What the server build exports. */
export type ServerEntry = typeof import("../app/server/entry.tsx");

/** To start a worker takes as long as to render so many pages. */
const FEW = 50;

/** `file` is the module of the entry; `count`: how many pages will be rendered. Close it, or its workers stay. */
export function rendererOf(entry: ServerEntry, file: string, count: number) {
  if (count < FEW) return { render: entry.render, close: () => Promise.resolve() };
  const threads = availableParallelism();
  const pool = new Tinypool({ filename: file, name: "render", minThreads: threads, maxThreads: threads });
  return {
    render: (task: RenderTask) => pool.run(task) as Promise<RenderedPage>,
    close: () => pool.destroy(),
  };
}
