/** The open document in the address of the editor. */
import { afterEach, expect, test, vi } from "vitest";
import { addressOfFile, fileInAddress } from "../../../src/editor/app/file-in-address.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["#issues/Ma%C3%ADz.yaml", "issues/Maíz.yaml"],
  ["", ""],
  [addressOfFile("articles/100 %.md"), "articles/100 %.md"],
  ["#%", "%"],
  ["#issues/50%.yaml", "issues/50%.yaml"],
])("the address %j opens %j", (hash, file) => {
  vi.stubGlobal("window", { location: { hash } });
  expect(fileInAddress()).toBe(file);
});
