/**
 * `npm run fuzz -- 100000 --seed 7`: reads so many hostile texts of a seed, and says how long they took. Exit code 1
 * when one took longer than it may.
 */
import { parseArgs } from "node:util";
import { UsageError } from "../src/delivery/build/usage-error.ts";
import { type HostileText, hostileTexts } from "../tests/support/hostile-texts.ts";
import { type Reading, reading } from "../tests/support/reading-time.ts";

/** Milliseconds. */
const LIMIT = 2000;
const AT_ONCE = 100;

/** On a busy machine a reading may be begun again, so that what took too long is read twice. */
async function measured(text: HostileText): Promise<Reading> {
  const first = await reading(text);
  if (first.work <= LIMIT) return first;
  const second = await reading(text);
  return second.work < first.work ? second : first;
}

function wholeNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  throw new UsageError(`«${written}» no es un número entero.`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
const [count, firstSeed] = [wholeNumber(positionals[0] ?? "1000"), wholeNumber(values.seed)];
const times: { time: number; work: number; what: string }[] = [];
const codes = new Map<string, number>();

for (let at = 0; at < count; at += AT_ONCE) {
  const seed = firstSeed + at;
  for (const text of hostileTexts(seed, Math.min(AT_ONCE, count - at))) {
    const { time, work, codes: found } = await measured(text);
    for (const code of new Set(found)) codes.set(code, (codes.get(code) ?? 0) + 1);
    times.push({
      time,
      work,
      what: `seed ${seed}: ${text.file}, ${text.text.length} letters: ${JSON.stringify(text.text.slice(-60))}`,
    });
  }
}

const ordered = times.toSorted((a, b) => a.work - b.work);
const at = (share: number) => ordered[Math.floor(share * (count - 1))]?.work.toFixed(1);
console.log(`${count} texts; processor, in milliseconds: median ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`);
for (const { work, time, what } of ordered.slice(-5).toReversed())
  console.log(`${work.toFixed(0)} (clock ${time.toFixed(0)}) ${what}`);
console.log(
  [...codes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, often]) => `${code} ${often}`)
    .join(", "),
);
process.exitCode = ordered.some(({ work }) => work > LIMIT) ? 1 : 0;
