/** What comes out at an hour is published by itself, also where the hour came while the newsroom was off. */
import { rename } from "node:fs/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { currentMoment } from "../../../src/editor/server/actions/context.ts";
import { copyContent, newsroom, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, change, look, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);
afterEach(() => {
  vi.unstubAllEnvs();
});

const NORA = "issues/NoraPaz.yaml";
const HOUR = "2026-11-26 18:00";

/** In Buenos Aires, where the magazine is made. */
const itIs = (time: string) =>
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(`2026-11-26T${time}:00-03:00`) / 1000));

/** Moments of the builds. */
function watchBuilds(room: TestNewsroom): string[] {
  const moments: string[] = [];
  room.buildWith(async (building) => {
    moments.push(currentMoment());
    return copyContent(building);
  });
  return moments;
}

async function scheduled(room: TestNewsroom): Promise<void> {
  const ana = await room.as(ANA.email);
  await change(ana, NORA, { published: HOUR });
  await ana("publish", { sentence: "Sale a las seis", only: await look(ana, NORA), choices: [] });
}

test("a document comes out at its hour by itself, and once", { tags: ["@exhaustive"] }, async () => {
  itIs("17:58");
  const room = await newsroom({ pause: 50 });
  const builds = watchBuilds(room);
  await scheduled(room);
  itIs("17:59");
  await room.publish({ "articles/Yerba.md": undefined });
  await vi.waitFor(() => expect(builds).toHaveLength(2), 10_000);
  itIs("18:00");
  await vi.waitFor(() => expect(builds).toHaveLength(3), 10_000);
  await room.publish({ "articles/Vidriera.md": undefined });
  await vi.waitFor(() => expect(builds).toHaveLength(4), 10_000);
  expect(builds).toEqual(["2026-11-26 17:58", "2026-11-26 17:59", HOUR, HOUR]);
});

test("an hour at which nothing could be built is not forgotten", { tags: ["@exhaustive"] }, async () => {
  itIs("17:58");
  const room = await newsroom({ pause: 50 });
  await scheduled(room);
  const builds = watchBuilds(room);
  await rename(`${room.root}/.git`, `${room.root}/aparte`);
  itIs("18:00");
  await vi.waitFor(() => expect(room.errors).not.toEqual([]), 10_000);
  await rename(`${room.root}/aparte`, `${room.root}/.git`);
  await vi.waitFor(() => expect(builds).toEqual([HOUR]), 10_000);
});

test("what came out while it was off is published at the start", { tags: ["@exhaustive"] }, async () => {
  itIs("17:58");
  const room = await newsroom();
  await scheduled(room);
  const builds = watchBuilds(room);
  await room.restart(async () => void itIs("18:30"));
  await vi.waitFor(() => expect(builds).toEqual(["2026-11-26 18:30"]), 10_000);
});
