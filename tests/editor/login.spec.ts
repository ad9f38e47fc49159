/** A login that ends while a member of a team works: the editor says how to enter again and loses nothing. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, field, openDocument, type OpenEditor, see, stateOf, test as editing } from "../support/editing.ts";
import { talkToEditor } from "../support/editor-server.ts";

/** What the proxy answers in place of the newsroom once a login has ended. */
type Ending = "401" | "403" | "redirect" | "page";

interface LoginProxy {
  /** Origin by which the team enters. */
  address: string;
  /** Ends the login: from now on no request reaches the newsroom. `cut`: open connections end too. */
  end: (how: Ending, cut?: boolean) => void;
  /** Requests that did not reach the newsroom, such as `POST /@redaccion/draft`. */
  refused: string[];
  close: () => Promise<void>;
}

const loginPage = (origin: string) =>
  `<!doctype html><title>Acceso</title><form method="post" action="${origin}/entrar"><button>Entrar</button></form>`;

async function startServer(answer: (incoming: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function loginProxy(newsroom: string): Promise<LoginProxy> {
  let ended: Ending | undefined;
  const refused: string[] = [];
  const html = { "Content-Type": "text/html" };
  const loginSite = await startServer((_, response) => response.writeHead(200, html).end(loginPage(proxy.address)));
  const proxy = await startServer((incoming, response) => {
    if (incoming.url === "/entrar") {
      ended = undefined;
      response.writeHead(303, { Location: "/" }).end();
    } else if (ended) {
      refused.push(`${incoming.method} ${incoming.url}`);
      incoming.resume();
      if (ended === "redirect") response.writeHead(302, { Location: `${loginSite.address}/` }).end();
      else response.writeHead(ended === "page" ? 200 : Number(ended), html).end(loginPage(""));
    } else forward(incoming, response, newsroom);
  });
  return {
    address: proxy.address,
    refused,
    end: (how, cut = false) => {
      ended = how;
      if (cut) proxy.server.closeAllConnections();
    },
    close: async () => {
      for (const { server } of [proxy, loginSite]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, newsroom: string): void {
  const { hostname, port } = new URL(newsroom);
  const { method, url: target, headers } = incoming;
  const outgoing = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => response.destroy()).pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}

const FILE = "issues/NoraPaz.yaml";
const ANA = { email: "ana@pompa.example", name: "Ana Sosa", may: ["write", "publish"] } as const;
const ENDED =
  "Se terminó tu ingreso a la redacción. Entrá de nuevo en otra pestaña y volvé a esta: lo que escribiste sigue acá.";

const test = editing.extend<{ team: OpenEditor; login: LoginProxy }>({
  // Console errors are ignored, because these tests cause failed requests.
  complaints: async ({}, use) => use([]),
  team: async ({}, use) => {
    const editor = await talkToEditor(undefined, { person: ANA });
    await use(editor as unknown as OpenEditor);
    await editor.close();
  },
  login: async ({ team }, use) => {
    const login = await loginProxy(team.address);
    await use(login);
    await login.close();
  },
});

test.describe.configure({ timeout: 180_000 });

const through = ({ address }: LoginProxy, team: OpenEditor): OpenEditor => ({ ...team, address });
const notice = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: ENDED })
    .filter({ has: page.getByRole("link") });
const name = (page: Page) => field(page, "Nombre");

/** Logs in again in a new tab, by the link in the notice. */
async function enterAgain(page: Page): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await notice(page).getByRole("link", { name: "Entrar en otra pestaña" }).click();
  const other = await opened;
  await other.getByRole("button", { name: "Entrar" }).click();
  await expect(other.getByRole("banner")).toBeVisible({ timeout: 60_000 });
  await other.close();
}

async function expectRecovery(page: Page, { team, login }: { team: OpenEditor; login: LoginProxy }, how: Ending) {
  await openDocument(page, through(login, team), FILE);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await name(page).fill("Nora de antes");
  await expect(stateOf(page)).toHaveText("Sin guardar");

  login.end(how);
  await name(page).fill("Nora de después");
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(stateOf(page)).toHaveText("Sin guardar: falta que entres de nuevo.");
  await expect(page.getByText("La redacción no contesta")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Sin conexión" })).toHaveCount(0);
  expect(await team.read(FILE)).not.toContain("Nora de");

  await enterAgain(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(stateOf(page)).toHaveText("Sin guardar");
  await expect(name(page)).toHaveValue("Nora de después");
  await page.keyboard.press("Control+s");
  await expect(stateOf(page)).toHaveText("Todo guardado.");
  expect(await team.read(FILE)).toContain("name: Nora de después");
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
}

for (const how of ["redirect", "401", "403", "page"] as const)
  test(
    `a login that ends by ${how} is reported during typing, and after a new login the text can be saved`,
    how === "redirect" ? {} : { tag: "@exhaustive" },
    async ({ page, team, login }) => {
      await expectRecovery(page, { team, login }, how);
    },
  );

for (const how of ["redirect", "401", "page"] as const)
  test(`without typing, a new login loads the page: ${how}`, { tag: "@exhaustive" }, async ({ page, team, login }) => {
    await openDocument(page, through(login, team), FILE);
    login.end(how, true);
    await expect(notice(page)).toBeVisible();
    // Opens another document. Neither this document nor its page can be loaded.
    await page.evaluate(() => (location.hash = "issues/MoraVidal.yaml"));
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(ENDED);
    await enterAgain(page);
    await expect(name(page)).toHaveValue("Mora Vidal");
    await see(page, "Página");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toContainText("Mora Vidal");
  });

for (const how of ["redirect", "403", "page"] as const)
  test(`a failed upload is retried after a login: ${how}`, { tag: "@exhaustive" }, async ({ page, team, login }) => {
    await openDocument(page, through(login, team), FILE);
    const gallery = page.getByRole("group", { name: /^Galería/ });
    const pictures = gallery.getByRole("button", { name: /^Mover / });
    const before = await pictures.count();
    login.end(how);
    await gallery
      .locator("input[type=file]")
      .last()
      .setInputFiles(path.join(team.contentDir, "issues/MoraVidal/tapa.webp"));
    await expect(gallery.getByRole("alert").filter({ hasText: `tapa.webp: ${ENDED}` })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await enterAgain(page);
    await expect(notice(page)).toHaveCount(0);
    await gallery.getByRole("button", { name: "Probar de nuevo" }).click();
    await expect(pictures).toHaveCount(before + 1);
    expect(login.refused.filter((each) => each.startsWith("POST /@redaccion/foto"))).toHaveLength(1);
  });

test("without a team, a stopped server is reported as such", { tag: "@exhaustive" }, async ({ page, editor }) => {
  const login = await loginProxy(editor.address);
  await openDocument(page, through(login, editor), FILE);
  login.end("page", true);
  await name(page).fill("Nora sola");
  await expect(stateOf(page)).toHaveText(/^La redacción no contesta\. Si la cerraste, abrila de nuevo/);
  await expect(page.getByRole("status").filter({ hasText: "Sin conexión" })).toBeVisible();
  await login.close();
});

test("a team is not told to open a newsroom that stopped", { tag: "@exhaustive" }, async ({ page, team, login }) => {
  await openDocument(page, through(login, team), FILE);
  await team.close();
  await name(page).fill("Nora sin nadie");
  await expect(stateOf(page)).toHaveText(
    /^La redacción no contesta\. Lo que escribiste sigue acá; .* a quien la administra\.$/,
  );
  await expect(notice(page)).toHaveCount(0);
});

test("a computer that loses its network still reaches the editor on it", async ({ page, editor }) => {
  await openDocument(page, editor, FILE);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("");
});
