/** `npm run dev`: starts the development server of Vite. Arguments are the options of Vite. */
import { pathToFileURL } from "node:url";
import { configurationArguments, VITE_COMMAND } from "../src/delivery/build/bundles/vite-command.ts";

process.argv.push(...configurationArguments("vite"));
await import(pathToFileURL(VITE_COMMAND).href);
