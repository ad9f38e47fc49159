import type texts from "#texts";

/** Keys are typed from the Spanish file, so a misspelt key does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts };
  }
}
