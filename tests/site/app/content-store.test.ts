/** The store from which pages read documents in development and in the preview of the editor. */
import { afterEach, expect, test, vi } from "vitest";
import { contentStore } from "../../../src/site/app/browser/content-store.ts";

afterEach(() => vi.unstubAllGlobals());

const stubAnswer = (response: Response) => vi.stubGlobal("fetch", () => Promise.resolve(response));

test.each<[string, Response]>([
  ["is not there", new Response("", { status: 404 })],
  ["is a page of the host", new Response("<h1>Hola</h1>", { headers: { "Content-Type": "text/html" } })],
  ["is empty", new Response("")],
  ["is cut", new Response('[{"slug":')],
  ["is refused", new Response("[]", { status: 403 })],
])("a list that %s is an error, not an empty list", async (_, response) => {
  stubAnswer(response);
  await expect(contentStore("/datos/").open("issues")).rejects.toThrow();
});

test("a list without documents is empty, and a missing document is undefined", async () => {
  stubAnswer(new Response("[]"));
  expect((await contentStore("/datos/").open("issues")).list()).toEqual([]);
  stubAnswer(new Response("", { status: 404 }));
  expect(await contentStore("/datos/").get("issues", "Nadie")).toBeUndefined();
});
