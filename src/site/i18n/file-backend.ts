/** Backend of i18next for translation files. This code loads with the first translation file: see `create-i18n.ts`. */
import type { BackendModule, InitOptions, Services } from "i18next";
import HttpBackend from "i18next-http-backend";

interface Table {
  [key: string]: string | Table;
}

export function fileBackend(services: Services, options: object, i18nOptions: InitOptions): BackendModule {
  const backend: BackendModule = new HttpBackend();
  const { data } = services.resourceStore;
  const parse = (text: string, language: string, namespace: string) =>
    merge((data[language]?.[namespace] ?? {}) as Table, parseTable(text));
  backend.init(services, { ...options, parse }, i18nOptions);
  return backend;
}

/** Parses a table of texts. Throws for text that is not JSON, and for JSON that is not a table, such as a list. */
function parseTable(text: string): Table {
  const value: unknown = JSON.parse(text);
  if (!isTable(value)) throw new TypeError("Not a table of texts");
  return value;
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Merges tables: the result has all texts of `file`, and the texts of `bundled` that `file` lacks. */
function merge(bundled: Table, file: Table): Table {
  const merged = Object.entries(bundled).map(([key, bundledValue]) => [key, pick(bundledValue, file[key])]);
  return { ...bundled, ...file, ...(Object.fromEntries(merged) as Table) };
}

function pick(bundledValue: string | Table, fileValue: unknown): string | Table {
  if (typeof bundledValue === "string") return typeof fileValue === "string" ? fileValue : bundledValue;
  return isTable(fileValue) ? merge(bundledValue, fileValue) : bundledValue;
}
