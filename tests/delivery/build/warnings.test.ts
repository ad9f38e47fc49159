/** Warnings in the development server. */
import path from "node:path";
import { createLogger, createServer, type HotPayload } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentPlugin } from "../../../src/delivery/build/content-plugin.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { workspace } from "../../support/workspace.ts";

const WARNED = `${ISSUE}    - rol: Luces\n      name: Tomás Arrieta\n    - rol: Video\n      name: Tomas Arieta\n`;

test("each is printed once, and never shown in the overlay", async () => {
  const { contentDir, outDir, write } = await workspace({ ...VALID, "issues/MoraVidal.yaml": WARNED });
  const printed: string[] = [];
  const sent: HotPayload[] = [];
  const logger = { ...createLogger("silent"), warn: (text: string) => void printed.push(text) };
  const plugin = contentPlugin({ contentDir, outDir, cacheDir: path.join(outDir, "../cache") });
  const server = await createServer({
    configFile: false,
    root: contentDir,
    customLogger: logger,
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  server.ws.send = (payload: unknown) => void sent.push(payload as HotPayload);
  expect(printed).toEqual([expect.stringContaining("Aviso: Dos nombres casi iguales")]);

  // One line further down it is the same; another is printed alone.
  const more = WARNED.replace("    - rol: Luces", "    - rol: luces\n      name: Eva Ruiz\n    - rol: Luces");
  await write({ "issues/MoraVidal.yaml": more });
  await vi.waitFor(() => expect(printed).toHaveLength(2), { timeout: 20_000 });
  expect(printed[1]).toContain("[role-spelling]");
  expect(printed[1]).not.toContain("[near-name]");
  expect(sent.filter(({ type }) => type === "error")).toEqual([]);
});
