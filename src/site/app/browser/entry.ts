/**
 * Starts the site in stages. Between stages the browser can paint and respond to the reader; one long task would block
 * the page for longer. The files of all stages are requested together, once the page is painted: if the HTML requested
 * these files, they would compete with the files of the first paint.
 */
import { MODULES_ATTRIBUTE } from "../../../shared/loading/start-scripts.ts";

/** Yields to the event loop, so that the browser can paint and respond to the reader. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** Milliseconds after which the site starts even if the page is not painted, as in a hidden tab. */
const PAINT_TIMEOUT = 200;

await new Promise((resume) => {
  requestAnimationFrame(() => setTimeout(resume));
  setTimeout(resume, PAINT_TIMEOUT);
});

const entry = document.querySelector(`script[${MODULES_ATTRIBUTE}]`);
for (const href of entry?.getAttribute(MODULES_ATTRIBUTE)?.split(" ") ?? [])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));

await import("./react.ts");
await pause();
// The button is imported next, because its chunk contains all code that pages share.
await import("../../components/button/button.tsx");
await pause();
const { start } = await import("./start.tsx");
await pause();
await start();
