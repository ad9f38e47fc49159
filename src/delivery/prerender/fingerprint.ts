import { hash } from "node:crypto";

/** Says in a few letters what a text is. */
export const fingerprint = (text: string) => hash("sha256", text, "base64").slice(0, 24);
