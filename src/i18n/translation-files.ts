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
      (backend) => backend.read(language, namespace, callback),
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
