import { expect, test } from "vitest";
import spanish from "../../../public/locales/es/translation.json";
import { type FieldError, subscription } from "../../../src/site/forms/subscribe/rules.ts";

const VALID = { fullName: "Ana Sosa", email: "ana@pompa.example", message: "" };

/** The message that the reader gets for a field, in Spanish. */
function messageFor(field: keyof typeof VALID, value: string): string | undefined {
  const result = subscription.safeParse({ ...VALID, [field]: value });
  const issue = result.error?.issues.find(({ path }) => path[0] === field);
  const nested =
    issue?.code === "invalid_union" ? issue.errors.flat().find(({ code }) => code !== "invalid_value") : issue;
  return nested && spanish.form.errors[nested.message as FieldError];
}

test.each([
  ["fullName", "", "Este campo es obligatorio"],
  ["fullName", "   ", "Este campo es obligatorio"],
  ["fullName", "Anaa", "Debe tener al menos 5 caracteres"],
  ["fullName", "Ana S", undefined],
  ["fullName", "Ana Sosa Petrucc", "Debe tener como máximo 15 caracteres"],
  ["fullName", "Ana Sosa Petruc", undefined],
  ["email", "", "Este campo es obligatorio"],
  ["email", "ana", "Debe ser un correo electrónico válido"],
  ["email", "ana@pompa", "Debe ser un correo electrónico válido"],
  ["email", "ana@pompa.example", undefined],
  ["message", "", undefined],
  ["message", "hola", "Debe tener al menos 5 caracteres"],
  ["message", "hola!", undefined],
  ["message", "x".repeat(200), undefined],
  ["message", "x".repeat(201), "Debe tener como máximo 200 caracteres"],
] as const)("the field %s with the value %j gets the message: %s", (field, value, expected) => {
  expect(messageFor(field, value)).toBe(expected);
});
