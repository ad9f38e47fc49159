/** The database of the form, without SQLite and with several servers. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openReceiver, createSubmissionsFolder } from "../../support/servers/form-receiver.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

async function createFolder() {
  const dir = await createSubmissionsFolder();
  onTestFinished(() => rm(path.dirname(dir), { recursive: true }));
  return dir;
}

test("without SQLite, the site is served, a submission is answered with 503, and the terminal says why", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("better-sqlite3", () => ({
    default: function Sqlite() {
      throw new Error("Could not locate the bindings file.");
    },
  }));
  onTestFinished(() => {
    consoleError.mockRestore();
    vi.doUnmock("better-sqlite3");
    vi.resetModules();
  });
  const { serve } = await import("../../../src/delivery/server/serve.ts");
  const { post, get, close } = await openReceiver(await createFolder(), serve);
  onTestFinished(close);
  expect(await get("/")).toBe(200);
  expect(consoleError).not.toHaveBeenCalled();
  expect(await post({})).toBe(503);
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^No se guardó .*«suscripcion».*better-sqlite3.*npm ci\.$/)],
  ]);
});

test("two servers over one folder store all submissions that arrive at the same time", async () => {
  const dir = await createFolder();
  const servers = [await openReceiver(dir), await openReceiver(dir)];
  onTestFinished(() => servers.forEach(({ close }) => close()));
  const names = Array.from({ length: 100 }, (_, index) => `Persona ${index}`);
  const statuses = names.map((nombre, index) => servers[index % 2]!.post({ nombre }));
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  expect(
    readSubmissions(dir)
      .map(({ nombre }) => nombre)
      .toSorted(),
  ).toEqual(names.toSorted());
});
