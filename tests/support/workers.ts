import { availableParallelism } from "node:os";

/** Processes that run tests at the same time: one for each core. More than four editors would fill a laptop's memory. */
export const TEST_WORKERS = Math.min(availableParallelism(), 4);
