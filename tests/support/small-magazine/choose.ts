/** If imported first, makes this process and its child processes use the magazine of the tests. */
import { existsSync } from "node:fs";
import { TESTS_MAGAZINE } from "./folder.ts";

if (!existsSync(TESTS_MAGAZINE)) throw new Error("The tests in a browser need their magazine: npm run build:tests");
process.env.MAGAZINE = TESTS_MAGAZINE;
