/** Addresses of removed pages, which redirect nowhere. */
import { document as gone } from "#content/gone.js";

export const goneAddresses = (): readonly string[] => gone?.formerAddresses ?? [];
