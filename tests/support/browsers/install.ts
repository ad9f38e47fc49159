/**
 * `npm run test:install` installs what the tests need beside the packages: Chromium, Firefox, WebKit, the servers of
 * the host tests and the typefaces of other machines. `--chromium` installs Chromium alone, enough for `npm test`.
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
