/** Importing this file first chooses the magazine of the tests for a process and for those that it starts. */
import { existsSync } from "node:fs";
import { TESTS_MAGAZINE } from "./folder.ts";

if (!existsSync(TESTS_MAGAZINE)) throw new Error("The tests in a browser need their magazine: npm run build:tests");
process.env.MAGAZINE = TESTS_MAGAZINE;
