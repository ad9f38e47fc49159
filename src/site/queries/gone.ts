/** Addresses that had a page and lead nowhere. */
import { document as gone } from "#content/gone.js";

export const goneAddresses = (): readonly string[] => gone?.formerAddresses ?? [];
