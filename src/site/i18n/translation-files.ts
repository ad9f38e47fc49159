/** i18next's backend. Its code is loaded with the first translation file, so that the start of a page does not wait for it. */
import type { BackendModule, InitOptions, ReadCallback, Services } from "i18next";

export class TranslationFiles implements BackendModule {
  static readonly type = "backend";
  readonly type = "backend";
  readonly callbackApi = true;
  #backend: Promise<BackendModule> | undefined;
  /** i18next initialises a backend before it reads. */
  #settings!: [Services, object, InitOptions];

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
    this.#backend ??= import("./file-backend.ts").then(({ fileBackend }) => fileBackend(...this.#settings));
    return this.#backend;
  }
}
