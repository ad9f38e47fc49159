/** Contract between the form and its receiver, the server to which the form is sent. */

/** Fields of a submission, under the names with which they are sent and stored. */
export interface Submission {
  nombre: string;
  correo: string;
  mensaje: string;
}

type FormField = "fullName" | "email" | "message";

/** Converts the fields of the form to the fields of a submission. Missing fields become `undefined`. */
export function toSubmission({
  fullName,
  email,
  message,
}: Partial<Record<FormField, string>>): Record<keyof Submission, string | undefined> {
  return { nombre: fullName, correo: email, mensaje: message };
}

/**
 * Name of the honeypot, a field that people do not see. If a submission has a value in this field, a program sent it.
 */
export const HONEYPOT = "url";

/** Ids of messages on the form's page. After a submission without scripts, the receiver redirects to one of them. */
export const OUTCOMES = { sent: "enviado", refused: "no-enviado" } as const;
