/** Samples replace missing values, so that an incomplete document has a preview. */
import { expect, test } from "vitest";
import { z } from "zod";
import { fillPlaceholders } from "../../../src/content/authoring/creating/placeholder-values.ts";
import type { FormSchema } from "../../../src/content/authoring/schemas/form-schema.ts";

const LETTERS = [..."abcdefghijkl"];
const form: FormSchema = { type: "object", properties: { letter: { type: "string", enum: LETTERS } } };
const only = (letter: string) => z.strictObject({ letter: z.enum(LETTERS).refine((each) => each === letter) });

test.each(["a", "l"])("the first and the last of the tried samples can complete a document: %s", (letter) => {
  expect(fillPlaceholders(only(letter), form, {})).toEqual({ letter });
});

test("a document that no sample completes has no preview", () => {
  expect(fillPlaceholders(only("z"), form, {})).toBeUndefined();
});
