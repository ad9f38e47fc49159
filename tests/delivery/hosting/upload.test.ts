/** Uploads to the bucket by the real rclone, with a folder in place of R2. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { uploadToBucket } from "../../../src/delivery/hosting/upload.ts";
import { newFolder } from "../../support/folders.ts";
import { findHosts } from "../../support/servers/installed.ts";
import { type Files, writeFiles } from "../../support/workspace.ts";

async function writeBuild() {
  const folder = await newFolder();
  const write = (files: Files) => writeFiles(folder, files);
  const configuration = { "dist/wrangler.jsonc": '{ "bucket_name": "pompa" }' };
  await write({ ...configuration, "dist/bucket/media/a.avif": "a", "dist/bucket/pages/b.html": "b" });
  const environment = { ...process.env, RCLONE_CONFIG_R2_TYPE: "alias", RCLONE_CONFIG_R2_REMOTE: folder };
  return { folder, write, upload: (clean = false) => uploadToBucket(path.join(folder, "dist"), clean, environment) };
}

test.skipIf(!findHosts().rclone)(
  "new files are sent, existing ones stay as they are, and cleaning removes unused ones",
  async () => {
    const { folder, write, upload } = await writeBuild();
    expect(upload()).toBeUndefined();
    expect(listFiles(path.join(folder, "pompa")).toSorted()).toEqual(["media/a.avif", "pages/b.html"]);
    await write({ "pompa/media/a.avif": "not sent again", "pompa/pages/old.html": "of an older version" });
    await write({ "dist/bucket/pages/c.html": "c" });
    expect(upload()).toBeUndefined();
    expect(await readFile(path.join(folder, "pompa/media/a.avif"), "utf8")).toBe("not sent again");
    expect(listFiles(path.join(folder, "pompa"))).toHaveLength(4);
    expect(upload(true)).toBeUndefined();
    expect(listFiles(path.join(folder, "pompa")).toSorted()).toEqual(["media/a.avif", "pages/b.html", "pages/c.html"]);
  },
);

test("missing keys, a missing build and a missing rclone are named", async () => {
  const { folder } = await writeBuild();
  const keys = { R2_ACCOUNT_ID: "a", R2_ACCESS_KEY_ID: "b", R2_SECRET_ACCESS_KEY: "c" };
  expect(uploadToBucket(path.join(folder, "dist"), false, { R2_ACCOUNT_ID: "a" })).toMatch(/R2_ACCESS_KEY_ID, R2_SEC/);
  expect(uploadToBucket(folder, false, keys)).toMatch(/no hay un sitio hecho con .*--host=workers/);
  expect(uploadToBucket(path.join(folder, "dist"), false, { ...keys, PATH: folder })).toMatch(/Falta rclone/);
});
