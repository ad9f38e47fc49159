/** Addresses of removed pages that do not redirect to another page. */
import { document as gone } from "#content/gone.js";

export const goneAddresses = (): readonly string[] => gone?.formerAddresses ?? [];
