import { contentOf } from "./content.ts";
import { isPlain } from "./history.ts";
import type { Place } from "./place.ts";

/** A document and the pictures of its folder, as they were before the commit that removed it, by their paths. */
export async function beforeRemoval(
  { git, prefix }: Place,
  file: string,
  commit: string,
): Promise<Map<string, Buffer>> {
  if (!isPlain(file)) return new Map();
  const before = `${commit}^`;
  const folder = `${file.replace(/\.\w+$/, "")}/`;
  const own = [...(await contentOf(git, before)).keys()].filter((each) => each === file || each.startsWith(folder));
  const read = (each: string) => git.bytes(["cat-file", "--filters", `${before}:${prefix}${each}`]);
  return new Map(await Promise.all(own.map(async (each) => [each, await read(each)] as const)));
}
