/** What the list of documents remembers in this browser. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useRemembered } from "../../../src/editor/app/list/use-remembered.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns what the list of documents remembers if the browser has stored `stored`. */
function readRemembered(stored: string): Pick<ReturnType<typeof useRemembered>, "folded" | "opened"> {
  vi.stubGlobal("localStorage", { getItem: () => stored });
  const List = () => {
    const { folded, opened } = useRemembered("");
    return JSON.stringify({ folded, opened });
  };
  return JSON.parse(renderToStaticMarkup(<List />).replaceAll("&quot;", '"'));
}

test.each(["{", "null", "7", '"x"', "[1]", '{"folded":null,"opened":7}', '{"folded":[{}],"opened":[null]}'])(
  "the list starts with nothing folded or opened if the browser has stored %s",
  (stored) => expect(readRemembered(stored)).toEqual({ folded: [], opened: [] }),
);
