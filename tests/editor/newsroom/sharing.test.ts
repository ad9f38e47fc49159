/** A shared link shows an outsider one document as it is saved, even a draft, and nothing else that readers lack. */
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { CONTENT_DATA } from "../../../src/editor/contract/addresses.ts";
import { documentFile, listFile } from "../../../src/shared/compiled/layout.ts";
import { send } from "../../support/editor-server.ts";
import { newsroom, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, CARLA, removeMagazine } from "../../support/newsroom/team.ts";

afterEach(() => void vi.useRealTimers());
afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";
const PAGE = { Accept: "text/html" };

/** Turns two published documents back into drafts. */
async function makeDrafts(room: TestNewsroom) {
  const ana = await room.as(ANA.email);
  for (const [file, name] of [
    [NORA, "Nora en secreto"],
    ["issues/LeoPaz.yaml", "Leo en secreto"],
  ] as const) {
    const { fields = {}, revision } = await ana("open", { file });
    await ana("save", { file, typed: { fields: { ...fields, name, draft: true } }, revision });
  }
  await ana("publish", { sentence: "Vuelven a borrador" });
  return ana;
}

/** Opens a link as a browser does: it goes where the link leads, with the cookie that it gets. */
async function enter(room: TestNewsroom, link: string, formerCookie = "") {
  const { status, headers } = await openLink(room, link, { ...PAGE, Cookie: formerCookie });
  expect(status).toBe(303);
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const get = (target: string, more = {}) => send(room.siteAddress, target, { headers: { Cookie: cookie, ...more } });
  return { cookie, get, page: () => get(String(headers.location), PAGE) };
}

function openLink(room: TestNewsroom, link: string, headers: Record<string, string> = PAGE) {
  const { pathname, search } = new URL(link);
  return send(room.siteAddress, pathname + search, { headers });
}

test("a link shows the draft as it is saved, and no other draft", async () => {
  const room = await newsroom();
  const ana = await makeDrafts(room);
  const { share } = await ana("share", { file: NORA });
  const { get, page } = await enter(room, share.link);
  expect(await page()).toMatchObject({ status: 200, headers: { "x-robots-tag": "noindex, nofollow" } });
  const { text } = await get(CONTENT_DATA + documentFile("issues", "norapaz"));
  expect(JSON.parse(text)).toMatchObject({ name: "Nora en secreto" });
  const list = (await get(CONTENT_DATA + listFile("issues"))).text;
  expect(list).toContain("Nora en secreto");
  expect(list).toContain("Mora Vidal");
  expect(list).not.toContain("Leo en secreto");
  expect(await get(CONTENT_DATA + documentFile("issues", "leopaz"))).toMatchObject({ status: 404 });
  const [picture = ""] = /\/@redaccion\/archivo\/[^"? ]+/.exec(text) ?? [];
  expect(await get(picture)).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
});

test("a link shows other documents as readers have them", async () => {
  const room = await newsroom();
  const ana = await makeDrafts(room);
  const MORA = "issues/MoraVidal.yaml";
  const { fields = {}, revision } = await ana("open", { file: MORA });
  await ana("save", { file: MORA, typed: { fields: { ...fields, name: "Mora en secreto" } }, revision });
  const { share } = await ana("share", { file: NORA });
  const { get } = await enter(room, share.link);
  const documents = [listFile("issues"), documentFile("issues", "moravidal")];
  for (const name of [...documents, listFile("people")]) {
    const { status, text } = await get(CONTENT_DATA + name);
    expect(status).toBe(200);
    expect(text).not.toContain("Mora en secreto");
  }
  const [list, document] = await Promise.all(documents.map(async (name) => (await get(CONTENT_DATA + name)).text));
  for (const text of [list, document]) expect(text).toContain("Mora Vidal");
  const [picture = ""] = /\/@redaccion\/archivo\/[^"? ]+/.exec(document ?? "") ?? [];
  expect(await get(picture)).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
});

test("a link shows no picture of another draft, even if another link shows it", async () => {
  const room = await newsroom();
  const ana = await makeDrafts(room);
  const linkTo = async (file: string) => (await ana("share", { file })).share.link;
  const [nora, leo] = [await enter(room, await linkTo(NORA)), await enter(room, await linkTo("issues/LeoPaz.yaml"))];
  const { text } = await leo.get(CONTENT_DATA + documentFile("issues", "leopaz"));
  const [picture = ""] = /\/@redaccion\/archivo\/[^"? ]+/.exec(text) ?? [];
  expect(await leo.get(picture)).toMatchObject({ status: 200 });
  expect(await nora.get(picture)).toMatchObject({ status: 404 });
});

test("a link leaves the link that the browser opened before open, until that one is taken back", async () => {
  const room = await newsroom();
  const ana = await makeDrafts(room);
  const linkTo = async (file: string) => (await ana("share", { file })).share.link;
  const nora = await enter(room, await linkTo(NORA));
  const noraPage = await nora.get(CONTENT_DATA + documentFile("issues", "norapaz"));
  const [picture = ""] = /\/@redaccion\/archivo\/[^"? ]+/.exec(noraPage.text) ?? [];
  const both = await enter(room, await linkTo("issues/LeoPaz.yaml"), nora.cookie);
  expect(await both.get(picture)).toMatchObject({ status: 200 });
  const statuses = async () => {
    const files = ["norapaz", "leopaz"].map((slug) => CONTENT_DATA + documentFile("issues", slug));
    return Promise.all(files.map(async (file) => (await both.get(file)).status));
  };
  expect(await statuses()).toEqual([200, 200]);
  await ana("unshare", { file: NORA });
  expect(await statuses()).toEqual([404, 200]);
});

test("a link opens nothing of the editor, and no picture that no page shows", async () => {
  const room = await newsroom();
  const ana = await makeDrafts(room);
  const { share } = await ana("share", { file: NORA });
  const { get } = await enter(room, share.link);
  for (const target of ["/@redaccion/list", "/@redaccion/cambios/previa", "/@redaccion/archivo/previa/c2l0ZS55YW1s"])
    expect(await get(target), target).toMatchObject({ status: 404 });
});

test("somebody who may not publish may share, and a link that was taken back shows nothing", async () => {
  const room = await newsroom();
  const carla = await room.as(CARLA.email);
  const { share } = await carla("share", { file: NORA });
  expect((await carla("shared", { file: NORA })).share).toEqual(share);
  const { page } = await enter(room, share.link);
  await carla("unshare", { file: NORA });
  expect(await carla("shared", { file: NORA })).toEqual({});
  const { status, text } = await page();
  expect([status, text]).toEqual([404, expect.stringContaining("Este enlace venció")]);
});

test("a link lasts seven days, and longer where somebody extends it", async () => {
  const room = await newsroom();
  const ana = await room.as(ANA.email);
  const { share } = await ana("share", { file: NORA });
  const { page } = await enter(room, share.link);
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);
  vi.useFakeTimers({ toFake: ["Date"] });
  pass(6);
  expect((await ana("share", { file: NORA })).share.link).toBe(share.link);
  pass(6);
  expect(await page()).toMatchObject({ status: 200 });
  pass(2);
  expect(await page()).toMatchObject({ status: 404 });
});

test("a link follows its document to a new name and over a restart, and a forged link opens nothing", async () => {
  const room = await newsroom();
  const ana = await room.as(ANA.email);
  const { share } = await ana("share", { file: NORA });
  await ana("rename", { file: NORA, slug: "NoraPaz2", confirmed: true });
  const { get } = await enter(room, share.link);
  expect(await get(CONTENT_DATA + documentFile("issues", "norapaz2"))).toMatchObject({ status: 200 });
  const forged = share.link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await openLink(room, forged)).toMatchObject({ status: 404 });
  await room.restart();
  expect(await (await enter(room, share.link)).page()).toMatchObject({ status: 200 });
});
