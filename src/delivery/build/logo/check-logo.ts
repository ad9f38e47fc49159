/** Refuses a logo that cannot be part of every page. Commands import it with the configuration. */
import { UsageError } from "../usage-error.ts";
import { drawingFaults } from "./files.ts";

const faults = drawingFaults();
if (faults.length > 0) throw new UsageError(["El logo no sirve:", ...faults].join("\n  "));
