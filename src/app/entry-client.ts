import { pause } from "./pause.ts";

/**
 * Starts the site in stages, with a pause between them in which the browser may answer the
 * reader: one long task would block the page for longer.
 */

await import("react-dom/client");
await pause();
const { start } = await import("./start.tsx");
await pause();
await start();
