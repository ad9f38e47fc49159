/** The database behind the form: where there is none, and where several have it open. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openReceiver, submissionsFolder } from "../../support/servers/form-receiver.ts";
import { storedIn } from "../../support/servers/submissions.ts";

async function folder() {
  const dir = await submissionsFolder();
  onTestFinished(() => rm(path.dirname(dir), { recursive: true }));
  return dir;
}

test("without SQLite the site is served, a submission is answered with 503, and the terminal says why", async () => {
  const say = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("better-sqlite3", () => ({
    default: function Sqlite() {
      throw new Error("Could not locate the bindings file.");
    },
  }));
  onTestFinished(() => {
    say.mockRestore();
    vi.doUnmock("better-sqlite3");
    vi.resetModules();
  });
  const { serve } = await import("../../../src/delivery/server/serve.ts");
  const { post, get, close } = await openReceiver(await folder(), serve);
  onTestFinished(close);
  expect(await get("/")).toBe(200);
  expect(say).not.toHaveBeenCalled();
  expect(await post({})).toBe(503);
  expect(say.mock.calls).toEqual([[expect.stringMatching(/^No se guardó .*«suscripcion».*better-sqlite3.*npm ci\.$/)]]);
});

test("two servers over one folder store what both get at once", async () => {
  const dir = await folder();
  const servers = [await openReceiver(dir), await openReceiver(dir)];
  onTestFinished(() => servers.forEach(({ close }) => close()));
  const names = Array.from({ length: 100 }, (_, index) => `Persona ${index}`);
  const sent = names.map((nombre, index) => servers[index % 2]!.post({ nombre }));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  expect(
    storedIn(dir)
      .map(({ nombre }) => nombre)
      .toSorted(),
  ).toEqual(names.toSorted());
});
