import path from "node:path";

/** The magazine that tests in a browser read: its folder, with its content, its configuration and its built site. */
export const TESTS_MAGAZINE = path.resolve(import.meta.dirname, "../../../.contentlayer/tests/magazine");
