/** Who leaves while the form is sent has sent it. */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../../src/delivery/server/serve.ts";
import { expect, fill, submit, test } from "../../support/site/form.ts";
import { menuLink, visit } from "../../support/page.ts";
import { replies } from "../../support/servers/form-service.ts";
import { storedIn } from "../../support/servers/submissions.ts";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";

test("it is sent to the end when the reader goes on to another page", async ({ page, openForm }) => {
  const receiver = await openForm(replies(200));
  await fill(page);
  await submit(page).click();
  await menuLink(page, "Issues").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => receiver.received.length).toBe(1);
});

test("the form is sent whole though one leaves", { tag: "@exhaustive" }, async ({ browser, browserName, baseURL }) => {
  test.skip(browserName !== "chromium", "Asks Chromium's own protocol.");
  const submissionsDir = await mkdtemp(path.join(tmpdir(), "pompa-leaving-"));
  // Served here, since what Playwright routes to a receiver ends with the page.
  const server = await serve({ dir: DIST_DIR, submissionsDir, port: 0 });
  const context = await browser.newContext({ baseURL: `http://localhost:${(server.address() as AddressInfo).port}` });
  const page = await context.newPage();
  await visit(page, "/form");
  await fill(page);
  const network = await context.newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await upload(1);
  const sending = page.waitForRequest((request) => request.method() === "POST");
  await submit(page).click();
  await sending;
  // Nothing of the page is left when the next one answers.
  await visit(page, baseURL ?? "");
  expect(storedIn(submissionsDir)).toEqual([]);
  await upload(-1);
  await expect.poll(() => storedIn(submissionsDir)).toMatchObject([{ form: "suscripcion" }]);
  await context.close();
  server.close();
  await rm(submissionsDir, { recursive: true });
});
