/**
 * Validation rules of the form. Each error message is the name of a translation, because readers see the message in
 * their language.
 */
import * as z from "zod/mini";

/** Allowed lengths in characters. */
const NAME = { least: 5, most: 15 };
const MESSAGE = { least: 5, most: 200 };

export type FieldError = "required" | "shortName" | "longName" | "email" | "shortMessage" | "longMessage";

const error = (name: FieldError) => name;

const required = z.minLength(1, { error: error("required"), abort: true });

export const subscription = z.object({
  fullName: z
    .string()
    .check(z.trim(), required, z.minLength(NAME.least, error("shortName")), z.maxLength(NAME.most, error("longName"))),
  email: z.string().check(z.trim(), required, z.regex(z.regexes.email, error("email"))),
  /** The field `message` is never shown to the reader; `""` is valid. */
  message: z.union([
    z.literal(""),
    z
      .string()
      .check(z.minLength(MESSAGE.least, error("shortMessage")), z.maxLength(MESSAGE.most, error("longMessage"))),
  ]),
});

/** The values of the form. */
export type Subscription = z.infer<typeof subscription>;

export const EMPTY: Subscription = { fullName: "", email: "", message: "" };
