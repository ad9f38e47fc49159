/**
 * Sequences of what editors do with whole documents, compared with a plain model: the content stays valid, deleted
 * documents are offered, and every version comes back whole and can be published.
 */
import * as fc from "fast-check";
import { afterAll, test } from "vitest";
import { removeDesks } from "../../support/git/desk.ts";
import { KINDS, type Step, play } from "../../support/git/desk-model.ts";

afterAll(removeDesks);

/** Seed of the random sequences. The environment variable `SEQUENCES` sets their number. */
const SEED = Number(process.env.SEQUENCES_SEED ?? 19);

const STEP: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...KINDS), one: fc.nat(99), other: fc.nat(99) });
const SEQUENCE = fc.tuple(
  fc.constantFrom("alone" as const, "newsroom" as const),
  fc.array(STEP, { minLength: 4, maxLength: 14 }),
);

const checkSequences = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(SEQUENCE, ([way, steps]) => play(way, steps)),
    { seed: SEED, numRuns, endOnFailure: process.env.SEQUENCES_SHRINK === undefined },
  );

const step = (kind: Step["kind"], one = 0, other = 0): Step => ({ kind, one, other });

const EXAMPLE = [
  step("create"),
  step("create", 0, 1),
  step("mention", 1, 0),
  step("publish"),
  step("rename", 0, 2),
  step("publish"),
  step("picture", 0),
  step("save", 0),
  step("publish"),
  step("remove", 0),
  step("reload"),
  step("publish"),
  step("recover"),
  step("publish"),
  step("version", 1, 2),
  step("rename", 1, 0),
  step("publish"),
];

test.each(["newsroom", "alone"] as const)(
  "a document renamed, redrawn, deleted and brought back is as the model says: %s",
  { tags: ["@exhaustive"], timeout: 300_000 },
  (way) => play(way, EXAMPLE),
);

test(
  "after five hundred random sequences, documents are as the model says",
  { tags: ["@exhaustive"], timeout: 3_600_000 },
  () => checkSequences(Number(process.env.SEQUENCES ?? 500)),
);
