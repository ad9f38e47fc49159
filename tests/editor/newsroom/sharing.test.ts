/** A shared link shows an outsider one document as it is saved, even a draft, but no other unpublished content. */
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { CONTENT_DATA } from "../../../src/editor/contract/addresses.ts";
import { documentFile, listFile } from "../../../src/shared/compiled/layout.ts";
import { type Ask, send } from "../../support/editor-server.ts";
import { newsroomOfTeam, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { change, LEO, MORA, NORA, removeMagazine } from "../../support/newsroom/team.ts";

afterEach(() => void vi.useRealTimers());
afterAll(removeMagazine);

const PAGE = { Accept: "text/html" };

/** Opens a newsroom in which two published documents were turned back into drafts. */
async function roomWithDrafts() {
  const { room, ana } = await newsroomOfTeam();
  for (const [file, name] of [
    [NORA, "Nora en secreto"],
    [LEO, "Leo en secreto"],
  ] as const) {
    const { fields = {}, revision } = await ana("open", { file });
    await ana("save", { file, typed: { fields: { ...fields, name, draft: true } }, revision });
  }
  await ana("publish", { sentence: "Vuelven a borrador" });
  return { room, ana, enterBy: async (file: string, cookie = "") => enter(room, await linkTo(ana, file), cookie) };
}

const linkTo = async (ask: Ask, file: string) => (await ask("share", { file })).share.link;

/** Opens a link as a browser does: follows the redirect, and sends the cookie that it got with the redirect. */
async function enter(room: TestNewsroom, link: string, formerCookie = "") {
  const { status, headers } = await openLink(room, link, { ...PAGE, Cookie: formerCookie });
  expect(status).toBe(303);
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const get = (target: string, more = {}) => send(room.siteAddress, target, { headers: { Cookie: cookie, ...more } });
  const data = (name: string) => get(CONTENT_DATA + name);
  return { cookie, get, data, page: () => get(String(headers.location), PAGE) };
}

function openLink(room: TestNewsroom, link: string, headers: Record<string, string> = PAGE) {
  const { pathname, search } = new URL(link);
  return send(room.siteAddress, pathname + search, { headers });
}

const [NORA_DATA, LEO_DATA, MORA_DATA] = [
  documentFile("issues", "norapaz"),
  documentFile("issues", "leopaz"),
  documentFile("issues", "moravidal"),
];

/** Returns the address of the first picture in the data of a document. */
const pictureIn = (data = "") => /\/@redaccion\/archivo\/[^"? ]+/.exec(data)?.[0] ?? "";
const PICTURE = { status: 200, headers: { "content-type": "image/png" } };

test("a link shows the draft as it is saved, and no other draft", async () => {
  const { enterBy } = await roomWithDrafts();
  const { get, data, page } = await enterBy(NORA);
  expect(await page()).toMatchObject({ status: 200, headers: { "x-robots-tag": "noindex, nofollow" } });
  const { text } = await data(NORA_DATA);
  expect(JSON.parse(text)).toMatchObject({ name: "Nora en secreto" });
  const list = (await data(listFile("issues"))).text;
  expect(list).toContain("Nora en secreto");
  expect(list).toContain("Mora Vidal");
  expect(list).not.toContain("Leo en secreto");
  expect(await data(LEO_DATA)).toMatchObject({ status: 404 });
  expect(await get(pictureIn(text))).toMatchObject(PICTURE);
});

test("a link shows other documents as readers have them", async () => {
  const { ana, enterBy } = await roomWithDrafts();
  await change(ana, MORA, { name: "Mora en secreto" });
  const { get, data } = await enterBy(NORA);
  const [list, document, people] = await Promise.all([listFile("issues"), MORA_DATA, listFile("people")].map(data));
  for (const answer of [list, document, people])
    expect(answer).toMatchObject({ status: 200, text: expect.not.stringContaining("Mora en secreto") as string });
  for (const answer of [list, document]) expect(answer?.text).toContain("Mora Vidal");
  expect(await get(pictureIn(document?.text))).toMatchObject(PICTURE);
});

test("a link shows no picture of another draft, even if another link shows it", async () => {
  const { enterBy } = await roomWithDrafts();
  const [nora, leo] = [await enterBy(NORA), await enterBy(LEO)];
  const picture = pictureIn((await leo.data(LEO_DATA)).text);
  expect(await leo.get(picture)).toMatchObject({ status: 200 });
  expect(await nora.get(picture)).toMatchObject({ status: 404 });
});

test("a link leaves the link that the browser opened before open, until that one is taken back", async () => {
  const { ana, enterBy } = await roomWithDrafts();
  const nora = await enterBy(NORA);
  const picture = pictureIn((await nora.data(NORA_DATA)).text);
  const both = await enterBy(LEO, nora.cookie);
  expect(await both.get(picture)).toMatchObject({ status: 200 });
  const statuses = async () => (await Promise.all([NORA_DATA, LEO_DATA].map(both.data))).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200]);
  await ana("unshare", { file: NORA });
  expect(await statuses()).toEqual([404, 200]);
});

test("where the site has https, the browser sends the cookie of a link only over https", async () => {
  const { room, ana } = await newsroomOfTeam();
  const { headers } = await openLink(room, await linkTo(ana, NORA));
  expect(String(headers["set-cookie"])).toMatch(/; Secure/);
});

test("a link opens nothing of the editor, and no picture that no page shows", async () => {
  const { enterBy } = await roomWithDrafts();
  const { get } = await enterBy(NORA);
  for (const target of ["/@redaccion/list", "/@redaccion/cambios/previa", "/@redaccion/archivo/previa/c2l0ZS55YW1s"])
    expect(await get(target), target).toMatchObject({ status: 404 });
});

test("somebody who may not publish may share, and a link that was taken back shows nothing", async () => {
  const { room, carla } = await newsroomOfTeam();
  const { share } = await carla("share", { file: NORA });
  expect((await carla("shared", { file: NORA })).share).toEqual(share);
  const { page } = await enter(room, share.link);
  await carla("unshare", { file: NORA });
  expect(await carla("shared", { file: NORA })).toEqual({});
  const { status, text } = await page();
  expect([status, text]).toEqual([404, expect.stringContaining("Este enlace venció")]);
});

test("a link lasts seven days, and longer where somebody extends it", async () => {
  const { room, ana } = await newsroomOfTeam();
  const link = await linkTo(ana, NORA);
  const { page } = await enter(room, link);
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);
  vi.useFakeTimers({ toFake: ["Date"] });
  pass(6);
  expect(await linkTo(ana, NORA)).toBe(link);
  pass(6);
  expect(await page()).toMatchObject({ status: 200 });
  pass(2);
  expect(await page()).toMatchObject({ status: 404 });
});

test("a link follows its document to a new name and over a restart, and a forged link opens nothing", async () => {
  const { room, ana } = await newsroomOfTeam();
  const link = await linkTo(ana, NORA);
  await ana("rename", { file: NORA, slug: "NoraPaz2", confirmed: true });
  const { data } = await enter(room, link);
  expect(await data(documentFile("issues", "norapaz2"))).toMatchObject({ status: 200 });
  const forged = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await openLink(room, forged)).toMatchObject({ status: 404 });
  await room.restart();
  expect(await (await enter(room, link)).page()).toMatchObject({ status: 200 });
});
