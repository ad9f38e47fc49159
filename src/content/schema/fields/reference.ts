import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { WORK_TYPES } from "../../../shared/credits/person.ts";
import { text } from "./basic.ts";

const WORK = messages.reference.work;
const FOLDERS = messages.reference.folders(WORK_TYPES.join(", "));

/**
 * A reference to a document of any type that credits people, written `issues/MoraVidal`. Readers do not see the
 * reference, so its target may be unpublished.
 */
export const workReference = z
  .string(WORK)
  .trim()
  .regex(/^[a-z]+\/[A-Za-z0-9-]+$/, WORK)
  .transform((written) => written.split("/") as [type: string, slug: string])
  .refine(([type]) => WORK_TYPES.includes(type), FOLDERS)
  .transform(([type, slug]) => ({ kind: "reference" as const, type, slug, unseen: true }));

/**
 * A reference to another document, written as the file name without extension. The compiler checks the reference after
 * every document is loaded. `role` is the role in which the referring document credits the person whom the target is
 * about.
 */
export function reference(type: string, { role }: { role?: string } = {}) {
  return text
    .meta({ control: "reference", collection: type })
    .transform((slug) => ({ kind: "reference" as const, type, slug, ...(role !== undefined && { role }) }));
}
