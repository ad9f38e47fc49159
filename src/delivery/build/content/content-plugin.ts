/**
 * Content in the development server. A saved change is compiled and shown without a reload. An error appears in Vite's
 * overlay with file and line, and the site keeps the last valid content.
 */
import path from "node:path";
import sirv from "sirv";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { buildContent } from "../../../content/compiler/build-content.ts";
import { CHANGED_EVENT, DEVELOPMENT_DATA, MEDIA, typeOf } from "../../../shared/compiled/layout.ts";
import type { ContentConfig } from "../../../content/compiler/document/collection.ts";
import { OutputMemory } from "../../../content/compiler/output/state.ts";
import type { TypeChange } from "../../../shared/compiled/content-updates.ts";
import { createMemory } from "../../../content/compiler/read/files/file-memory.ts";
import { once } from "../../../shared/once.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { codeFrame, report } from "../../../content/compiler/problems/report.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { serveContent, browserContent } from "./browser-content.ts";
import { compilerVersion } from "./compiler-version.ts";
import { CACHE_DIR, CONTENT_DIR, GENERATED_DIR, ROOT, SOURCES_DIR } from "../paths.ts";
import { watchContent } from "./watch-content.ts";

/** Milliseconds without a file event after which the content is compiled. */
const SETTLE = 5;

const FOLDERS = { contentDir: CONTENT_DIR, outDir: GENERATED_DIR, cacheDir: CACHE_DIR };

const STORE = path.join(SOURCES_DIR, "site/app/browser/development-store.ts");

export type ContentFolders = Partial<typeof FOLDERS>;

/** Returns the plugins that serve the content and give browsers the content modules. */
export function contentPlugin(overrides: ContentFolders = {}): Plugin[] {
  const folders = { ...FOLDERS, ...overrides };
  const { contentDir, outDir } = folders;
  let problems: Problem[] = [];
  let reportedWarnings = new Set<string>();
  const memory = createMemory();
  const outputMemory = new OutputMemory();
  const getVersion = once(compilerVersion);
  let watcher: ReturnType<typeof watchContent> | undefined;

  async function compile(server: ViteDevServer): Promise<void> {
    const { base } = server.config;
    const onChange = (data: TypeChange) => server.ws.send({ type: "custom", event: CHANGED_EVENT, data });
    const options = { config: contentConfig, version: getVersion(), ...folders, base, preview: true };
    const result = await buildContent({ ...options, memory, outputMemory, onChange });
    const isFixed = problems.length > 0 && result.problems.length === 0;
    ({ problems } = result);
    const newWarnings = result.warnings.filter((warning) => !reportedWarnings.has(warningKey(warning)));
    reportedWarnings = new Set(result.warnings.map(warningKey));
    if (newWarnings.length > 0) server.config.logger.warn(formatProblems(newWarnings, contentDir));
    if (problems.length > 0) {
      server.config.logger.error(formatProblems(problems, contentDir));
      server.ws.send(overlay(problems, contentDir));
      return;
    }
    // An empty update removes the overlay.
    if (isFixed) server.ws.send({ type: "update", updates: [] });
    if (result.changed.some(isShared)) server.ws.send({ type: "full-reload" });
  }

  const contentServer: Plugin = {
    name: "pompa:content",
    enforce: "pre",
    config: (_config, { command, isSsrBuild = false }) => ({
      define: {
        __CONTENT__: JSON.stringify(command === "serve" || isSsrBuild),
        __PREVIEW__: JSON.stringify(command === "serve"),
      },
    }),
    async configureServer(server) {
      await compile(server);
      const { logger } = server.config;
      let compiling = Promise.resolve();
      const onError = (error: unknown) => logger.error(String(error));
      const onChange = () => {
        compiling = compiling.then(() => compile(server)).catch(onError);
      };
      watcher = watchContent(contentDir, { onChange, onError, settle: SETTLE });
      server.ws.on("connection", () => {
        if (problems.length > 0) server.ws.send(overlay(problems, contentDir));
      });
      server.middlewares.use(server.config.base + MEDIA, sirv(path.join(folders.cacheDir, MEDIA), { dev: true }));
      server.middlewares.use(server.config.base + DEVELOPMENT_DATA, serveContent(outDir));
    },
    buildEnd: () => watcher?.close(),
  };
  return [contentServer, { ...browserContent(STORE), apply: "serve" }];
}

/** Checks whether a file belongs to a singleton type. Pages read its document only on load, and need a reload. */
const isShared = (file: string) => COLLECTIONS[typeOf(file)]?.singleton;
const { collections: COLLECTIONS }: ContentConfig = contentConfig;

function formatProblems(problems: readonly Problem[], contentDir: string): string {
  return report(problems, { format: "text", folder: path.relative(ROOT, contentDir), colors: process.stderr.isTTY });
}

/**
 * Identifies a warning regardless of line numbers, so that the same warning is not reported again until it was resolved
 * and has come back.
 */
const warningKey = ({ code, file, message }: Problem) => [code, file, message.replace(/\d+/g, "")].join("\n");

function overlay(problems: readonly Problem[], contentDir: string): ErrorPayload {
  const [first] = problems;
  if (!first) throw new Error("The overlay needs a problem to show.");
  const others = problems.slice(1).map((each) => `\n${each.file}:${each.line} ${each.title}: ${each.message}`);
  const file = path.join(contentDir, first.file);
  return {
    type: "error",
    err: {
      plugin: "pompa:content",
      message: `${first.title}: ${first.message}\n→ ${first.hint}\n${others.join("")}`,
      stack: "",
      id: file,
      loc: { file, line: first.line, column: first.column },
      frame: codeFrame(first),
    },
  };
}
