/** Members of a team discuss a document in notes at its fields. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { see, unfold } from "../support/editing.ts";
import { ANA, BRUNO } from "../support/newsroom/team.ts";
import { expect, NORA, test } from "../support/newsroom/team-editing.ts";

const threads = (page: Page) => page.getByRole("main").getByRole("article");

/** Sends a note about a field. */
async function comment(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole("button", { name: `Comentar ${name}` }).click();
  await page.getByRole("textbox", { name: `Tu comentario sobre ${name}` }).fill(words);
  await page.keyboard.press("Control+Enter");
}

test("a note at a field reaches others at once, is answered and resolved", async ({ browser, team, isMobile }) => {
  const ana = await team.at(browser, ANA, NORA);
  const bruno = await team.at(browser, BRUNO, NORA);
  await comment(ana, "Nombre", "¿Es la misma Nora de mayo?");

  await expect(threads(bruno)).toContainText("¿Es la misma Nora de mayo?");
  await expect(threads(bruno)).toContainText(ANA.name);
  await bruno.getByRole("button", { name: "1 comentario sobre Nombre" }).click();
  await expect(bruno.getByRole("textbox", { name: "Nombre", exact: true }).first()).toBeFocused();
  await threads(bruno).getByRole("button", { name: "Responder" }).click();
  await bruno.getByRole("textbox", { name: `Tu respuesta a ${ANA.name}` }).fill("Sí, la de mayo.");
  await threads(bruno).getByRole("button", { name: "Responder" }).click();
  await expect(bruno.getByRole("textbox", { name: `Tu respuesta a ${ANA.name}` })).toBeHidden();
  await expect(threads(bruno).getByRole("button", { name: "Responder" })).toBeFocused();
  await expect(threads(ana)).toContainText("Sí, la de mayo.");

  await expectAccessible(ana, "", isMobile ? 44 : 24);

  await threads(ana).getByRole("button", { name: "Dar por resuelto" }).click();
  await expect(threads(bruno)).toBeHidden();
  await bruno.getByText("1 comentario resuelto").click();
  await expect(threads(bruno)).toContainText(`Lo dio por resuelto ${ANA.name}`);
  await threads(bruno).getByRole("button", { name: "Abrir de nuevo" }).click();
  await expect(ana.getByRole("button", { name: "1 comentario sobre Nombre" })).toBeVisible();
});

test("open notes show in the list and on the first screen", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  await ana.getByRole("button", { name: "Comentar el documento" }).click();
  await ana.getByRole("textbox", { name: "Tu comentario sobre el documento" }).fill("Falta la foto de tapa.");
  await ana.getByRole("button", { name: "Comentar", exact: true }).click();
  const bruno = await team.at(browser, BRUNO, "");
  await expect(bruno.getByRole("region", { name: "Con comentarios del equipo" })).toContainText("Nora Paz");
  await see(bruno, "Documentos");
  const row = bruno.getByRole("navigation", { name: "Documentos" }).getByRole("button", { name: /Nora Paz/ });
  await expect(row).toContainText("1 comentario");
});

test("a note at a folded field unfolds the fields", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, "articles/Yerba.md");
  await unfold(ana);
  await comment(ana, "Firma", "¿Y el fotógrafo?");
  const bruno = await team.at(browser, BRUNO, "articles/Yerba.md");
  await expect(threads(bruno)).toContainText("¿Y el fotógrafo?");
  await expect(threads(bruno)).toBeVisible();
});

test("an unsent note stays in its box, and undo there leaves the document alone", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  const note = ana.getByRole("textbox", { name: "Tu comentario sobre Nombre" });
  await ana.route("**/addNote", (route) => route.abort());
  await comment(ana, "Nombre", "¿Con z?");
  await expect(ana.getByRole("alert").filter({ hasText: "La redacción no contesta" })).toBeVisible();
  await expect(note).toHaveValue("¿Con z?");
  await ana.keyboard.press("Control+z");
  await expect(ana.getByRole("button", { name: "Rehacer" })).toBeDisabled();
  await ana.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(ana.getByRole("button", { name: "Comentar Nombre" })).toBeFocused();
});

test("an unsent answer outlives its resolved note, and is sent once", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  const bruno = await team.at(browser, BRUNO, NORA);
  await comment(ana, "Nombre", "¿Con z?");
  const answer = bruno.getByRole("textbox", { name: `Tu respuesta a ${ANA.name}` });
  const open = threads(bruno).getByRole("button", { name: "Responder" });
  await open.click();
  await answer.fill("Sí, con z.");
  await threads(ana).getByRole("button", { name: "Dar por resuelto" }).click();
  await bruno.getByText("1 comentario resuelto").click();
  await open.click();
  await expect(answer).toHaveValue("Sí, con z.");
  const answers: string[] = [];
  bruno.on("request", (request) => request.url().endsWith("/answerNote") && answers.push(request.url()));
  await bruno.keyboard.press("Control+Enter");
  await bruno.keyboard.press("Control+Enter");
  await expect(threads(bruno)).toContainText("Sí, con z.");
  expect(answers).toHaveLength(1);
});

test("a note that is resolved or reopened keeps the focus nearby", async ({ browser, team }) => {
  const ana = await team.at(browser, ANA, NORA);
  await comment(ana, "Nombre", "¿Con z?");
  await threads(ana).getByRole("button", { name: "Dar por resuelto" }).press("Enter");
  await expect(ana.getByRole("button", { name: "Comentar Nombre" })).toBeFocused();
  await ana.getByText("1 comentario resuelto").click();
  await threads(ana).getByRole("button", { name: "Responder" }).press("Enter");
  await ana.getByRole("textbox", { name: `Tu respuesta a ${ANA.name}` }).fill("Sí, con z.");
  await ana.keyboard.press("Control+Enter");
  await expect(ana.getByRole("button", { name: "1 comentario sobre Nombre" })).toBeVisible();
  await expect(threads(ana).getByRole("button", { name: "Responder" })).toBeFocused();
});
