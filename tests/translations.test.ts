import { expect, test } from "vitest";
import english from "../public/locales/en/translation.json";
import spanish from "../public/locales/es/translation.json";

function keysOf(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === "object" ? keysOf(child as object, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

test("English has every string that Spanish has, and no other", () => {
  expect(keysOf(english)).toEqual(keysOf(spanish));
});
