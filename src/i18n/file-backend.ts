import type { BackendModule, InitOptions, Services } from "i18next";
import HttpBackend from "i18next-http-backend";

/** i18next's backend for files. JSON that is no table of texts, such as a list, is a file that cannot be had. */
export function fileBackend(services: Services, options: object, all: InitOptions): BackendModule {
  const backend: BackendModule = new HttpBackend();
  backend.init(services, { ...options, parse: parseTable }, all);
  return backend;
}

function parseTable(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("Not a table of texts");
  return value;
}
