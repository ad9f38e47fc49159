/**
 * Refuses a configuration that is none, by the names of its fields. Commands import it before anything else, since what is
 * made of the configuration is made when its modules are loaded.
 */
import magazine from "#magazine";
import { z } from "zod";
import type { Magazine } from "../../shared/magazine/define-magazine.ts";
import { UsageError } from "./usage-error.ts";

const accepts = (ask: () => unknown) => {
  try {
    return Boolean(ask());
  } catch {
    return false;
  }
};

const text = z.string().min(1);

const language = text.refine(
  (code) => /^[a-z]{2,3}$/.test(code) && accepts(() => Intl.PluralRules.supportedLocalesOf(code).length),
  "no es el código de un idioma, como es.",
);

const fields = {
  locale: text.refine((tag) => accepts(() => new Intl.Locale(tag)), "no es un idioma con su país, como es-AR."),
  zone: text.refine(
    (zone) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: zone })),
    "no es una zona horaria de la base de IANA, como America/Argentina/Buenos_Aires.",
  ),
  language,
  languages: z.array(language).min(1),
} satisfies Record<keyof Magazine, z.ZodType>;

const schema = z
  .strictObject(fields)
  .refine(({ languages }) => new Set(languages).size === languages.length, {
    path: ["languages"],
    error: "tiene un idioma dos veces.",
  })
  .refine(({ language: own, languages }) => languages.includes(own), {
    path: ["language"],
    error: "no está en languages.",
  });

/** What is wrong with it, in a sentence for each field. */
export function faultsOf(config: unknown): string[] {
  const { error } = schema.safeParse(config, { error: z.locales.es().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const faults = faultsOf(magazine);
if (faults.length > 0) throw new UsageError(["magazine.config.ts no sirve:", ...faults].join("\n  "));
