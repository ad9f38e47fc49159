/** What the tests of the form share: its fields, its messages and a receiver for each test. */
import type { Page } from "@playwright/test";
import { test as base, visit } from "../page.ts";
import { type Receiver, type Reply, startReceiver } from "../servers/form-service.ts";

export const SENT = "¡Gracias! Tu mensaje de suscripción fue enviado con éxito.";
export const REFUSED = "Hubo un error al enviar el formulario.";
export const UNREACHABLE = "Hubo un error de red.";
export const REQUIRED = "Este campo es obligatorio";

export const name = (page: Page) => page.getByRole("textbox", { name: "Nombre completo" });
export const email = (page: Page) => page.getByRole("textbox", { name: "Correo electrónico" });
export const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: /ENVIAR|ENVIANDO/ });

/** Redirects forms that the page sends to the receiver at `url`, over a real connection. */
export async function sendTo(page: Page, url: string): Promise<void> {
  await page.route("**/f/*", (route) => route.continue({ url: url + new URL(route.request().url()).pathname }));
}

/** Waits as long as a person needs, because the form treats a faster submission as a program's. */
export async function passForPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1500);
}

export async function fill(page: Page): Promise<void> {
  await name(page).fill("Ana Sosa");
  await email(page).fill("ana@pompa.example");
  await passForPerson(page);
}

type OpenReceiver = (...script: Reply[]) => Promise<Receiver>;

/** `receive` starts a receiver for submissions and closes it after the test; `openForm` also visits the form. */
export const test = base.extend<{ receive: OpenReceiver; openForm: OpenReceiver }>({
  receive: async ({ page }, use) => {
    const receivers: Receiver[] = [];
    await use(async (...script) => {
      const receiver = await startReceiver(...script);
      receivers.push(receiver);
      await sendTo(page, receiver.url);
      return receiver;
    });
    for (const { close } of receivers) close();
  },
  openForm: async ({ page, receive }, use) => {
    await use(async (...script) => {
      const receiver = await receive(...script);
      await visit(page, "/form");
      return receiver;
    });
  },
});

export { expect } from "../page.ts";
