import { z } from "zod";
import { email, image, text } from "./fields.ts";

/** A member of THE TEAM. */
export const teamMember = z
  .strictObject({
    name: text.describe("Nombre y apellido, por ejemplo Julia Benavídez."),
    role: text.describe("Qué hace en la revista, por ejemplo Dirección general."),
    email: email.describe("Su correo, por ejemplo julia@pompa.example."),
    photo: image.describe("Su retrato."),
    order: z
      .int("Tiene que ser un número entero: 1 es la primera persona.")
      .positive("Tiene que ser 1 o más.")
      .describe("Su lugar en THE TEAM, en número: 1 es la primera persona."),
  })
  .describe("Una persona del equipo.");
