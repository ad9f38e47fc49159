/** Credits of people and studios, with their links. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { markCredits } from "../../compiler/document/tagged.ts";
import { CREDIT_ROLES } from "../../../shared/credits/credit-words.ts";
import { optionalText, text } from "./basic.ts";
import { optionalLink } from "./links.ts";
import { described } from "../metadata.ts";

const personName = text.meta({ control: "person" });

const creditFields = z
  .strictObject({
    rol: described(optionalText.meta({ control: "role" }), messages.credits.rol),
    name: described(personName, messages.credits.name),
    link: optionalLink,
  })
  .meta(messages.credits.credit);

export const credit = markCredits(
  creditFields,
  ({ rol, name, link }) => ({ role: rol, name, link, field: "name", roleField: "rol" }),
  { inheritsRole: true },
);

const authorFields = z
  .strictObject({
    name: described(personName, messages.credits.author),
    link: optionalLink,
  })
  .meta(messages.credits.signature);

/** The authors of a text, by their names. Each name is a credit and leads to the page of the person with that name. */
export const authorList = z
  .array(markCredits(authorFields, (author) => ({ ...author, role: CREDIT_ROLES.writing, field: "name" })))
  .optional()
  .meta(messages.credits.authors);

const thanksFields = z
  .strictObject({
    name: described(personName, messages.credits.thanked),
    link: optionalLink,
  })
  .meta(messages.credits.thanks);

/** A name in a list of thanks. */
export const thanksEntry = markCredits(thanksFields, (entry) => ({
  ...entry,
  role: CREDIT_ROLES.thanks,
  field: "name",
}));
