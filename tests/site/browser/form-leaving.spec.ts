import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../../src/delivery/server/serve.ts";
import { expect, fill, submit, test } from "../../support/site/form.ts";
import { menuLink, visit } from "../../support/page.ts";
import { replies } from "../../support/servers/form-service.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

test("the form is sent even if the reader meanwhile opens another page of the site", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
  await fill(page);
  await submit(page).click();
  await menuLink(page, "Issues").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => receiver.received.length).toBe(1);
});

test("the whole form is sent even if the reader leaves", { tag: "@exhaustive" }, async ({ browser, baseURL }) => {
  const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-leaving-"));
  // The form is sent to a real server, because a request that Playwright routes ends with the page.
  const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
  const context = await browser.newContext({ baseURL: `http://localhost:${(server.address() as AddressInfo).port}` });
  const page = await context.newPage();
  await visit(page, "/form");
  await fill(page);
  const network = await context.newCDPSession(page);
  const limitUpload = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limitUpload(1);
  const sending = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  await sending;
  // Loads another page, so that the page with the form is gone.
  await visit(page, baseURL ?? "");
  expect(readSubmissions(submissionsDir)).toEqual([]);
  await limitUpload(-1);
  await expect.poll(() => readSubmissions(submissionsDir)).toMatchObject([{ form: "suscripcion" }]);
  await context.close();
  server.close();
  await rm(submissionsDir, { recursive: true });
});
