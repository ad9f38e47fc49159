/** `npm run dev`: the development server of Vite, whose own options may follow. */
import "./install.mjs";
import { chooseMagazine } from "./magazine.mjs";

chooseMagazine();
await import("../node_modules/vite/bin/vite.js");
