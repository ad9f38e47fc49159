import type texts from "#texts";

/** Types of translation keys, from the Spanish file: a misspelt key does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts };
  }
}
