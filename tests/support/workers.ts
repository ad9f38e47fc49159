import { availableParallelism } from "node:os";

/** Processes that run tests at a time: one a core. More than four editors would fill the memory of a laptop. */
export const TEST_WORKERS = Math.min(availableParallelism(), 4);
