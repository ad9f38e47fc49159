/** Refuses a logo that cannot be part of every page. Commands import this module with the configuration. */
import { messages } from "../../../content/messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import { drawingFaults } from "./files.ts";

const faults = drawingFaults();
if (faults.length > 0) throw new UsageError(messages.configuration.wrongLogo(faults));
