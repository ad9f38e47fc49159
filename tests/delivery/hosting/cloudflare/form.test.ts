/** The checks and limits of the form in the Worker, with test doubles of Cloudflare's bindings. */
import { expect, onTestFinished, test } from "vitest";
import { DEFAULT_RATES } from "../../../../src/delivery/server/rate-limit.ts";
import { loadWorker } from "../../../support/servers/worker.ts";

async function openForm() {
  const { ask, environment } = await loadWorker();
  onTestFinished(() => void environment.DB.close());
  return (submission: object, { form = "suscripcion", sender = "1.1.1.1" } = {}) =>
    ask(
      new Request(`https://pompa.example/f/${form}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": sender },
        body: JSON.stringify({ nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "", ...submission }),
      }),
    ).then(({ status }) => status);
}

test("an unknown form is answered with 404, an invalid submission with 422", async () => {
  const send = await openForm();
  expect(await send({})).toBe(200);
  expect(await send({}, { form: "otro" })).toBe(404);
  expect(await send({ correo: "a@b\r\nBcc: c@d" })).toBe(422);
  expect(await send({ nombre: "x".repeat(101) })).toBe(422);
});

test("submissions of one sender are limited by the minute", async () => {
  const send = await openForm();
  const statuses = [];
  for (let index = 0; index <= DEFAULT_RATES.sender; index += 1) statuses.push(await send({ nombre: `Ana ${index}` }));
  expect(statuses).toEqual([...Array<number>(DEFAULT_RATES.sender).fill(200), 429]);
  expect(await send({}, { sender: "2.2.2.2" })).toBe(200);
});
