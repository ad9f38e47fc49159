import { MODULES_ATTRIBUTE } from "../../../shared/loading/start-scripts.ts";

/**
 * Starts the site in stages, with a pause between them in which the browser may answer the
 * reader: one long task would block the page for longer. The files of every stage are asked for
 * together; not by the HTML, nor before the page is drawn, where they would compete with what the
 * reader sees first.
 */

/** A macrotask in which the browser may paint and answer the reader. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** What is not in sight is not drawn; its scripts start after so many milliseconds. */
const UNSEEN = 200;

await new Promise((resume) => {
  requestAnimationFrame(() => setTimeout(resume));
  setTimeout(resume, UNSEEN);
});

const entry = document.querySelector(`script[${MODULES_ATTRIBUTE}]`);
for (const href of entry?.getAttribute(MODULES_ATTRIBUTE)?.split(" ") ?? [])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));

await import("./react.ts");
await pause();
// With all that pages share, which is in its file.
await import("../../components/button/button.tsx");
await pause();
const { start } = await import("./start.tsx");
await pause();
await start();
