/** Contract between the form and its receiver. */

/** Fields of a submission, under the names with which they are sent and stored. */
export interface Submission {
  nombre: string;
  correo: string;
  mensaje: string;
}

type FormField = "fullName" | "email" | "message";

/** Renames the fields of the form to the fields that are sent and stored; missing fields become `undefined`. */
export function toSubmission({
  fullName,
  email,
  message,
}: Partial<Record<FormField, string>>): Record<keyof Submission, string | undefined> {
  return { nombre: fullName, correo: email, mensaje: message };
}

/**
 * Name of the honeypot, a field that people do not see: a submission with a value in this field is sent by a program.
 */
export const HONEYPOT = "url";

/**
 * Ids of the messages on the form's page to which the receiver redirects browsers that sent the form without scripts.
 */
export const OUTCOMES = { sent: "enviado", refused: "no-enviado" } as const;
