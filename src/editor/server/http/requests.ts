/** What the editor may send. */
import { z } from "zod";
import type { Fields } from "../../../content/authoring/document-fields.ts";
import { AUTHORED_TYPES } from "../../../content/authoring/archetypes.ts";
import type { Sending } from "../../contract/git.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { RefusedRequest } from "./refused-request.ts";

const file = z.string().min(1);
const name = z.string().trim().min(1).max(500);
const fields = z.record(z.string(), z.json()) as unknown as z.ZodType<Fields>;
const typed = z.union([z.strictObject({ text: z.string() }), z.strictObject({ fields, body: z.string().optional() })]);

export const REQUESTS = {
  list: z.strictObject({}),
  open: z.strictObject({ file }),
  draft: z.strictObject({ file, typed }),
  discard: z.strictObject({ file }),
  save: z.strictObject({ file, typed, revision: z.string() }),
  create: z.strictObject({ type: z.enum(AUTHORED_TYPES), name }),
  rename: z.strictObject({ file, slug: name, confirmed: z.boolean() }),
  duplicate: z.strictObject({ file, name }),
  inboundLinks: z.strictObject({ file }),
  remove: z.strictObject({ file, confirmed: z.boolean() }),
  restore: z.strictObject({}),
  pictures: z.strictObject({ file }),
  changes: z.strictObject({}),
  before: z.strictObject({ file }),
  send: z.strictObject({
    sentence: z.string().max(500),
    choices: z.array(z.strictObject({ file, revision: z.string(), take: z.enum(["mine", "theirs"]) })).optional(),
    author: z.strictObject({ name: z.string(), email: z.string() }).optional(),
  }) as unknown as z.ZodType<Sending>,
  removePicture: z.strictObject({ file, src: z.string().min(1) }),
} satisfies Record<keyof EditorApi, z.ZodType>;

export type Action = keyof typeof REQUESTS;
export type Request<Name extends Action> = z.output<(typeof REQUESTS)[Name]>;

/** Throws a `RefusedRequest` for what the editor never sends. */
export function requestOf<Name extends Action>(action: Name, input: unknown): Request<Name> {
  const result = REQUESTS[action].safeParse(input);
  if (!result.success) throw new RefusedRequest(400, "La redacción no entiende ese pedido.");
  return result.data as Request<Name>;
}
