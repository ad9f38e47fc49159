import { colorOf } from "../../shared/magazine/colors.ts";

/** The accents of the magazine, for an issue that has no other to follow. */
const ACCENTS = [colorOf("news"), colorOf("accent")] as const;
const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Issues count up. */
export function nextNumber(existing: readonly Record<string, unknown>[]): string {
  const numbers = existing.map(({ number }) => Number(/^#(\d+)$/.exec(String(number))?.[1] ?? 0));
  return `#${Math.max(0, ...numbers) + 1}`;
}

/** Issues alternate in accent and side. */
export function nextLook(existing: readonly Record<string, unknown>[]) {
  const newest = existing.toSorted((a, b) => (String(a.published) < String(b.published) ? 1 : -1));
  const [last] = newest;
  const accents = [...newest.map(({ color }) => String(color)), ...ACCENTS];
  return {
    color: accents.find((color) => last && isColor(color) && color !== last.color) ?? ACCENTS[0],
    layout: last?.layout === "bri" ? "cami" : "bri",
  };
}
