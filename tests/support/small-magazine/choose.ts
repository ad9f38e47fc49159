/** For whoever imports this first, and for whatever it starts, the magazine is that of the tests. */
import { TESTS_MAGAZINE } from "./folder.ts";

process.env.MAGAZINE = TESTS_MAGAZINE;
