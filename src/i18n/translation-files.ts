/**
 * i18next's backend, whose code loads with the first translation file: that is asked for once the
 * page has started, and the start should not wait for it.
 */
import type { BackendModule, InitOptions, ReadCallback, Services } from "i18next";

export class TranslationFiles implements BackendModule {
  static readonly type = "backend";
  readonly type = "backend";
  readonly callbackApi = true;
  #backend: Promise<BackendModule> | undefined;
  #settings: [Services, object, InitOptions] | undefined;

  init(services: Services, options: object, all: InitOptions): void {
    this.#settings = [services, options, all];
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#load().then(
      (backend) => backend.read(language, namespace, onlyTable(callback)),
      (error: Error) => callback(error, false),
    );
  }

  #load(): Promise<BackendModule> {
    this.#backend ??= import("i18next-http-backend").then(({ default: HttpBackend }) => {
      const backend: BackendModule = new HttpBackend();
      if (this.#settings) backend.init(...this.#settings);
      return backend;
    });
    return this.#backend;
  }
}

/** JSON that is no table of texts, such as a list, is a file that cannot be had; it is not asked for again. */
function onlyTable(callback: ReadCallback): ReadCallback {
  return (error, data) => {
    const isTable = typeof data === "object" && !Array.isArray(data);
    if (error || isTable) callback(error, data);
    else callback(new Error("A translation file is not a table of texts"), false);
  };
}
