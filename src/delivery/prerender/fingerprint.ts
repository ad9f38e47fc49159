import { hash } from "node:crypto";

/** Returns a short hash of a text. */
export const fingerprint = (text: string) => hash("sha256", text, "base64").slice(0, 24);
