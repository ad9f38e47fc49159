/**
 * `npm run test:install`: what the tests need beside the packages. `--chromium`: Chromium alone, which is enough for
 * `npm test`. Without it also Firefox, WebKit, the servers of the host tests and the
 * typefaces of other machines.
 */
import { ensureChromium } from "./chromium.ts";
import { ensureEngines } from "../engines/ensure.ts";
import { ensureHosts } from "../servers/installed.ts";
import { ensureSystemFaces } from "./system-faces.ts";

ensureChromium();
if (!process.argv.includes("--chromium")) {
  ensureHosts();
  ensureSystemFaces();
  ensureEngines();
}
