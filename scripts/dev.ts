/** `npm run dev`: the development server of Vite, whose own options may follow. */
import { pathToFileURL } from "node:url";
import { configurationArguments, VITE_COMMAND } from "../src/delivery/build/bundles/vite-command.ts";

process.argv.push(...configurationArguments("vite"));
await import(pathToFileURL(VITE_COMMAND).href);
