import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { WORK_TYPES } from "../../../shared/credits/person.ts";
import { text } from "./basic.ts";

/**
 * A reference to a document of any of the given types, written with its folder: `issues/MoraVidal`. The target may be
 * unpublished. `refusal` is added to the zod issue for a document of another type.
 */
export const referenceToAny = (types: readonly string[], example: string, refusal: object = {}) => {
  const message = messages.reference.withFolder(example);
  return z
    .string(message)
    .trim()
    .regex(/^[a-z][\w-]*\/[A-Za-z0-9-]+$/, message)
    .meta({ control: "reference", collection: types, examples: [example] })
    .transform((value) => value.split("/") as [type: string, slug: string])
    .refine(([type]) => types.includes(type), { error: messages.reference.folders(types.join(", ")), ...refusal })
    .transform(([type, slug]) => ({
      kind: "reference" as const,
      type,
      slug,
      mayBeUnpublished: true,
      withFolder: true,
    }));
};

/** A reference to a document of any type that credits people. Readers do not see the reference. */
export const workReference = referenceToAny(WORK_TYPES, "issues/MoraVidal");

/**
 * A reference to another document, written as the file name without extension. The compiler checks references after
 * loading all documents. If the target is about a person, `role` is the person's role in the referring document. With
 * `mayBeUnpublished`, the target may be unpublished.
 */
export function reference(type: string, options: { role?: string; mayBeUnpublished?: boolean } = {}) {
  return text
    .meta({ control: "reference", collection: type })
    .transform((slug) => ({ kind: "reference" as const, type, slug, ...options }));
}
