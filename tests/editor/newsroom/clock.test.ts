/** A document with a time of publication is published at this time, or later if the newsroom was off then. */
import { rename } from "node:fs/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { currentMoment } from "../../../src/editor/server/actions/context.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import type { Ask } from "../../support/editor-server.ts";
import { copyContent, newsroomOfTeam, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { change, NORA, publishFiles, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);
afterEach(() => {
  vi.unstubAllEnvs();
});

const HOUR = "2026-11-26 18:00";

/** Sets the current time on 26 November 2026, in the time zone of Buenos Aires. */
const setTime = (time: string) =>
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(`2026-11-26T${time}:00-03:00`) / 1000));

/** Records the moment of each build. */
function watchBuilds(room: TestNewsroom): string[] {
  const moments: string[] = [];
  room.buildWith(async (building) => {
    moments.push(currentMoment());
    return copyContent(building);
  });
  return moments;
}

async function schedule(ask: Ask): Promise<void> {
  await change(ask, NORA, { published: HOUR });
  await publishFiles(ask, NORA);
}

test("a document comes out at its hour by itself, in one build", EXHAUSTIVE, async () => {
  setTime("17:58");
  const { room, ana } = await newsroomOfTeam({ pause: 50 });
  const builds = watchBuilds(room);
  await schedule(ana);
  setTime("17:59");
  await room.publish({ "articles/Yerba.md": undefined });
  await expect.poll(() => builds).toHaveLength(2);
  setTime("18:00");
  await expect.poll(() => builds).toHaveLength(3);
  await room.publish({ "articles/Vidriera.md": undefined });
  await expect.poll(() => builds).toHaveLength(4);
  expect(builds).toEqual(["2026-11-26 17:58", "2026-11-26 17:59", HOUR, HOUR]);
});

test("a document whose hour came while nothing could be built comes out afterwards", EXHAUSTIVE, async () => {
  setTime("17:58");
  const { room, ana } = await newsroomOfTeam({ pause: 50 });
  await schedule(ana);
  const builds = watchBuilds(room);
  await rename(`${room.root}/.git`, `${room.root}/aparte`);
  setTime("18:00");
  // Two errors are awaited, because the first may come from a check that began before the hour.
  const before = room.errors.length;
  await expect.poll(() => room.errors.length).toBeGreaterThan(before + 1);
  await rename(`${room.root}/aparte`, `${room.root}/.git`);
  await expect.poll(() => builds).toEqual([HOUR]);
});

test("a document whose hour came while the newsroom was off comes out at the start", EXHAUSTIVE, async () => {
  setTime("17:58");
  const { room, ana } = await newsroomOfTeam();
  await schedule(ana);
  const builds = watchBuilds(room);
  await room.restart(async () => void setTime("18:30"));
  await expect.poll(() => builds).toEqual(["2026-11-26 18:30"]);
});
