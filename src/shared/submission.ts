/** What the form and its receiver have to agree on. */

/** The three fields that are sent and stored. */
export interface Submission {
  nombre: string;
  correo: string;
  mensaje: string;
}

type FormField = "fullName" | "email" | "message";

/** The fields of the form, under the names with which they are sent and stored; those that are left out stay so. */
export function toSubmission({
  fullName,
  email,
  message,
}: Partial<Record<FormField, string>>): Record<keyof Submission, string | undefined> {
  return { nombre: fullName, correo: email, mensaje: message };
}

/** Name of a field that people do not see: what is filled in there comes from a program. */
export const TRAP = "url";

/** Ids of the sentences on the page of the form to which a receiver leads back who sent it without scripts. */
export const OUTCOMES = { sent: "enviado", refused: "no-enviado" } as const;
