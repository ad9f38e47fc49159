/** What the development server prints and sends to its pages after a save. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createLogger, createServer, type HotPayload } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentPlugin } from "../../../src/delivery/build/content/content-plugin.ts";
import { CHANGED_EVENT, listFile } from "../../../src/shared/compiled/layout.ts";
import type { TypeChange } from "../../../src/shared/compiled/content-updates.ts";
import { writeAtomically } from "../../../src/shared/files/write-atomically.ts";
import { contentStore } from "../../../src/site/app/browser/content-store.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, workspace } from "../../support/workspace.ts";

const WARNED = `${ISSUE}    - rol: Luces\n      name: Tomás Arrieta\n    - rol: Video\n      name: Tomas Arieta\n`;
const OTHER = { "issues/Nina.yaml": ISSUE.replace("#80", "#81").replace("Mora Vidal", "Nina Rey") };

/** A printed warning, or a change of the content that is sent to pages. */
type Output = { printed: string } | { sent: TypeChange };

async function startServer(files: Files) {
  const { contentDir, outDir, write, remove } = await workspace(files);
  const outputs: Output[] = [];
  const errors: HotPayload[] = [];
  const plugin = contentPlugin({ contentDir, outDir, cacheDir: path.join(outDir, "../cache") });
  const server = await createServer({
    configFile: false,
    root: contentDir,
    customLogger: { ...createLogger("silent"), warn: (printed) => void outputs.push({ printed }) },
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  server.ws.send = (payload: unknown) => {
    const { type, event, data } = payload as { type: string; event?: string; data?: TypeChange };
    if (type === "error") errors.push(payload as HotPayload);
    if (event === CHANGED_EVENT && data) outputs.push({ sent: data });
  };
  const list = async (type: string) => JSON.parse(await readFile(path.join(outDir, listFile(type)), "utf8")) as unknown;
  return { contentDir, outputs, errors, write, remove, list };
}

test("each warning is printed once, after the page has the change, and never shown in the overlay", async () => {
  const { contentDir, outputs, errors } = await startServer({ ...VALID, "issues/MoraVidal.yaml": WARNED });
  expect(outputs).toContainEqual({ printed: expect.stringContaining("Aviso: Dos nombres casi iguales") });
  outputs.length = 0;

  // A warning that only moves down a line is not printed again; a new one is.
  const more = WARNED.replace("    - rol: Luces", "    - rol: luces\n      name: Eva Ruiz\n    - rol: Luces");
  await writeAtomically(path.join(contentDir, "issues/MoraVidal.yaml"), more);
  await expect.poll(() => outputs.at(-1)).toHaveProperty("printed");
  expect(outputs).toEqual([
    { sent: expect.objectContaining({ type: "issues" }) },
    { sent: expect.objectContaining({ type: "people" }) },
    { printed: expect.stringMatching(/^(?!.*\[near-name\]).*\[role-spelling\]/s) },
  ]);
  expect(errors).toEqual([]);
});

test("a file that is emptied and then written is read again", async () => {
  const { outputs, errors, write } = await startServer({ ...VALID, ...OTHER });
  await write({ "issues/Nina.yaml": "" });
  await expect.poll(() => errors).not.toEqual([]);
  await write({ "issues/Nina.yaml": OTHER["issues/Nina.yaml"].replace("#39FF14", "#39FF15") });
  await expect.poll(() => outputs.at(-1)).toMatchObject({ sent: { type: "issues" } });
});

test("pages receive only the changed documents, and then match the compiled files", async () => {
  const { outputs, write, remove, list } = await startServer({ ...VALID, ...OTHER });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (url: string) => Response.json(await list(path.parse(url).name)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = contentStore("/");
  const [issues, people] = await Promise.all([store.open("issues"), store.open("people")]);
  outputs.length = 0;

  /** Resolves to what the server sends after a change, once page and files agree. `last`: type that is sent last. */
  async function sentBy(change: Promise<void>, last: string): Promise<string[]> {
    await change;
    await expect.poll(() => outputs.at(-1)).toMatchObject({ sent: { type: last } });
    const sent = outputs.splice(0).flatMap((each) => ("sent" in each ? each.sent : []));
    sent.forEach(store.change);
    // The comparison is repeated, because the files are written only after the page has the change.
    const agree = async () => {
      expect(issues.list()).toEqual(await list("issues"));
      expect(people.list()).toEqual(await list("people"));
    };
    await vi.waitFor(agree, { timeout: 20_000 });
    return sent.flatMap(({ type, gone, put }) => [
      ...gone.map((slug) => `${type} without ${slug}`),
      ...put.map(({ document }) => `${type} with ${(JSON.parse(document) as { slug: string }).slug}`),
    ]);
  }

  const named = { "issues/Nina.yaml": OTHER["issues/Nina.yaml"].replace("Nina Rey", "Nina Paz") };
  expect(await sentBy(write(named), "people")).toEqual([
    "issues with Nina",
    "people without nina-rey",
    "people with nina-paz",
  ]);
  const coloured = { "issues/Nina.yaml": named["issues/Nina.yaml"].replace("#39FF14", "#39FF15") };
  expect(await sentBy(write(coloured), "issues")).toEqual(["issues with Nina"]);
  expect(await sentBy(remove("issues/Nina.yaml"), "people")).toEqual([
    "issues without Nina",
    "people without nina-paz",
    "people with ana-sosa",
  ]);
});
