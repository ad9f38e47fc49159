import { z } from "zod";
import { email, image, text } from "./fields.ts";

/** A member of THE TEAM (specification, section 3). */
export const teamMember = z.strictObject({
  name: text,
  role: text,
  email,
  photo: image,
  /** Place in THE TEAM, 1 first. */
  order: z.int("Tiene que ser un número entero: 1 es la primera persona.").positive("Tiene que ser 1 o más."),
});
