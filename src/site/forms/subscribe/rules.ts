/**
 * Validation rules of the form. Each error message is the name of a translation, because readers see the message in
 * their language.
 */
import * as z from "zod/mini";

/** Allowed lengths of the name and of the message, in characters. */
const NAME_LENGTH = { min: 5, max: 15 };
const MESSAGE_LENGTH = { min: 5, max: 200 };

export type FieldError = "required" | "shortName" | "longName" | "email" | "shortMessage" | "longMessage";

const error = (name: FieldError) => name;

const required = z.minLength(1, { error: error("required"), abort: true });

export const subscription = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      required,
      z.minLength(NAME_LENGTH.min, error("shortName")),
      z.maxLength(NAME_LENGTH.max, error("longName")),
    ),
  email: z.string().check(z.trim(), required, z.regex(z.regexes.email, error("email"))),
  /** Message of the submission. It may be empty, because the form shows no field for it. */
  message: z.union([
    z.literal(""),
    z
      .string()
      .check(
        z.minLength(MESSAGE_LENGTH.min, error("shortMessage")),
        z.maxLength(MESSAGE_LENGTH.max, error("longMessage")),
      ),
  ]),
});

export type Subscription = z.infer<typeof subscription>;

export const EMPTY: Subscription = { fullName: "", email: "", message: "" };
