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
