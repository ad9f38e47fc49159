/** For whoever imports this first, and for whatever it starts, the magazine is that of the tests. */
import { existsSync } from "node:fs";
import { TESTS_MAGAZINE } from "./folder.ts";

if (!existsSync(TESTS_MAGAZINE)) throw new Error("The tests in a browser need their magazine: npm run build:tests");
process.env.MAGAZINE = TESTS_MAGAZINE;
