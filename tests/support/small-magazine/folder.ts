import path from "node:path";

/** The folder of the magazine that browser tests read: its content, its configuration and its built site. */
export const TESTS_MAGAZINE = path.resolve(import.meta.dirname, "../../../.contentlayer/tests/magazine");
