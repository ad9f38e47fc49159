/** A document with an hour comes out by itself, even if its hour came while the newsroom was off. */
import { rename } from "node:fs/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { currentMoment } from "../../../src/editor/server/actions/context.ts";
import { copyContent, newsroom, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, change, revisionsOf, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);
afterEach(() => {
  vi.unstubAllEnvs();
});

const NORA = "issues/NoraPaz.yaml";
const HOUR = "2026-11-26 18:00";

/** Sets the time of Buenos Aires, where the magazine is made. */
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

async function schedule(room: TestNewsroom): Promise<void> {
  const ana = await room.as(ANA.email);
  await change(ana, NORA, { published: HOUR });
  await ana("publish", { sentence: "Sale a las seis", only: await revisionsOf(ana, NORA), choices: [] });
}

test("a document comes out at its hour by itself, in one build", { tags: ["@exhaustive"] }, async () => {
  setTime("17:58");
  const room = await newsroom({ pause: 50 });
  const builds = watchBuilds(room);
  await schedule(room);
  setTime("17:59");
  await room.publish({ "articles/Yerba.md": undefined });
  await vi.waitFor(() => expect(builds).toHaveLength(2), 10_000);
  setTime("18:00");
  await vi.waitFor(() => expect(builds).toHaveLength(3), 10_000);
  await room.publish({ "articles/Vidriera.md": undefined });
  await vi.waitFor(() => expect(builds).toHaveLength(4), 10_000);
  expect(builds).toEqual(["2026-11-26 17:58", "2026-11-26 17:59", HOUR, HOUR]);
});

test(
  "a document whose hour came while nothing could be built comes out afterwards",
  { tags: ["@exhaustive"] },
  async () => {
    setTime("17:58");
    const room = await newsroom({ pause: 50 });
    await schedule(room);
    const builds = watchBuilds(room);
    await rename(`${room.root}/.git`, `${room.root}/aparte`);
    setTime("18:00");
    await vi.waitFor(() => expect(room.errors).not.toEqual([]), 10_000);
    await rename(`${room.root}/aparte`, `${room.root}/.git`);
    await vi.waitFor(() => expect(builds).toEqual([HOUR]), 10_000);
  },
);

test(
  "a document whose hour came while the newsroom was off comes out at the start",
  { tags: ["@exhaustive"] },
  async () => {
    setTime("17:58");
    const room = await newsroom();
    await schedule(room);
    const builds = watchBuilds(room);
    await room.restart(async () => void setTime("18:30"));
    await vi.waitFor(() => expect(builds).toEqual(["2026-11-26 18:30"]), 10_000);
  },
);
