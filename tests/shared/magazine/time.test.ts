import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock("../../../src/shared/magazine/zone.ts");
  vi.resetModules();
});

/** Loads `isoOf` as in a magazine in another time zone. */
async function isoOfIn(zone: string) {
  vi.doMock("../../../src/shared/magazine/zone.ts", () => ({ TIME_ZONE: zone }));
  return (await import("../../../src/shared/magazine/time.ts")).isoOf;
}

test.each([
  ["America/New_York", "2026-03-08 01:30", "-05:00"],
  ["America/New_York", "2026-03-08 03:30", "-04:00"],
  ["America/New_York", "2026-11-01 00:30", "-04:00"],
  ["America/New_York", "2026-11-01 02:30", "-05:00"],
  ["Europe/Madrid", "2026-03-29 01:30", "+01:00"],
  ["Europe/Madrid", "2026-03-29 03:30", "+02:00"],
  ["Europe/Madrid", "2026-10-25 01:30", "+02:00"],
  ["Europe/Madrid", "2026-10-25 03:30", "+01:00"],
])(
  "each moment around a clock change has the offset of its own hour: in %s, %s has %s",
  async (zone, moment, offset) => {
    const isoOf = await isoOfIn(zone);
    expect(isoOf(moment)).toBe(`${moment.replace(" ", "T")}:00${offset}`);
  },
);

test("a day has no offset", async () => {
  const isoOf = await isoOfIn("Europe/Madrid");
  expect(isoOf("2026-03-08")).toBe("2026-03-08");
});
