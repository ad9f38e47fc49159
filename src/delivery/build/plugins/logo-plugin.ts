import path from "node:path";
import type { Plugin } from "vite";
import type { LogoDrawing } from "../../../site/components/logo/logo-file.ts";
import { readDrawing, drawingFile } from "../logo/files.ts";
import { drawIcon, ICONS, iconLinks } from "../logo/icons.ts";

const NO_DRAWING: LogoDrawing = { viewBox: "", ratio: 1, isWordmark: false, markup: "" };

/**
 * Puts the logo into `site/components/logo/logo-file.ts`, icons into the root of the site, and links to the icons into
 * pages.
 */
export function logoPlugin(): Plugin {
  let base = "/";
  return {
    name: "pompa:logo",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: () => iconLinks(base).map((attrs) => ({ tag: "link", attrs, injectTo: "head" })),
    load: {
      filter: { id: /\/components\/logo\/logo-file\.ts$/ },
      handler() {
        const drawing = readDrawing("logo.svg");
        // A missing logo is not watched, because the development server treats a watched file as an imported one.
        if (drawing) this.addWatchFile(drawingFile("logo.svg"));
        const values = Object.entries(drawing ?? NO_DRAWING);
        // Separate exports let the bundler drop code that this logo does not need.
        const code = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return { code: code.join("\n"), map: null };
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of ICONS) this.emitFile({ type: "asset", fileName: name, source: await drawIcon(name) });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(({ url = "" }, response, next) => {
        const name = ICONS.find((each) => each === path.posix.basename(url));
        if (!name) return next();
        response.setHeader("Content-Type", name.endsWith(".svg") ? "image/svg+xml" : "image/png");
        drawIcon(name).then((icon) => response.end(icon), next);
      }),
  };
}
