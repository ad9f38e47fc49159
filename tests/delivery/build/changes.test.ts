/** A site that is built again after changes equals a site built from nothing. `CHANGES_SEED` repeats a run. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { constant, constantFrom, integer, oneof, sample, tuple } from "fast-check";
import { expect, test } from "vitest";
import { PAGES, SITE } from "../../../scripts/bench/support/corpus.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { type BuiltSite, builtSite } from "../../support/magazines/built-site.ts";
import { ISSUE } from "../../support/documents.ts";
import { differences, fingerprints } from "../../support/magazines/same-files.ts";
import type { Files } from "../../support/workspace.ts";

const SEED = Number(process.env.CHANGES_SEED ?? 12);
/** Number of changes between two comparisons. */
const COMPARISON_INTERVAL = 50;

interface Issue {
  name: string;
  draft: boolean;
  /** Width of the cover in pixels. */
  width: number;
}

interface Magazine {
  description: string;
  issues: Readonly<Record<string, Issue>>;
}

type Change = (magazine: Magazine) => Magazine;

const anySlug = constantFrom("MoraVidal", "Ana", "Bruno", "Ciro", "Delfina");
const anyName = constantFrom("Mora Vidal", "Ana Paz", "Bruno Sosa", "Ñandú");
const anyWidth = integer({ min: 20, max: 24 });

const withIssue = ({ issues, ...magazine }: Magazine, slug: string, issue: Issue): Magazine => ({
  ...magazine,
  issues: { ...issues, [slug]: issue },
});

function withoutIssue({ issues, ...magazine }: Magazine, slug: string): Magazine {
  const { [slug]: _removed, ...others } = issues;
  return { ...magazine, issues: others };
}

/** Changes an issue if the magazine has it. */
const changeIssue =
  (slug: string, change: (magazine: Magazine, issue: Issue) => Magazine): Change =>
  (magazine) => {
    const issue = magazine.issues[slug];
    return issue ? change(magazine, issue) : magazine;
  };

const addition = tuple(anySlug, anyName, anyWidth).map(
  ([slug, name, width]): Change =>
    (magazine) =>
      withIssue(magazine, slug, { name, width, draft: false }),
);
const removal = anySlug.map(
  (slug): Change =>
    (magazine) =>
      withoutIssue(magazine, slug),
);
const move = tuple(anySlug, anySlug).map(([from, other]) =>
  changeIssue(from, (magazine, issue) => withIssue(withoutIssue(magazine, from), other, issue)),
);
const renaming = tuple(anySlug, anyName).map(([slug, name]) =>
  changeIssue(slug, (magazine, issue) => withIssue(magazine, slug, { ...issue, name })),
);
const redrawing = tuple(anySlug, anyWidth).map(([slug, width]) =>
  changeIssue(slug, (magazine, issue) => withIssue(magazine, slug, { ...issue, width })),
);
const draftToggle = anySlug.map((slug) =>
  changeIssue(slug, (magazine, issue) => withIssue(magazine, slug, { ...issue, draft: !issue.draft })),
);
const undo = constant<"undo">("undo");

const CHANGE = oneof(addition, addition, removal, move, renaming, redrawing, draftToggle, undo);

/** Index of the only change of the description. All pages show the description, so the next build takes seconds. */
const DESCRIPTION_CHANGE = 30;
const describeMagazine =
  (description: string): Change =>
  (magazine) => ({ ...magazine, description });

function filesOf({ description, issues }: Magazine): Files {
  const documents = Object.entries(issues).flatMap(([slug, issue]): [string, Files[string]][] => [
    [`issues/${slug}.yaml`, textOf(slug, issue)],
    [`issues/${slug}/tapa.png`, [issue.width, 30]],
  ]);
  return { "site.yaml": SITE.replace("Una revista", description), ...PAGES, ...Object.fromEntries(documents) };
}

function textOf(slug: string, { name, draft }: Issue): string {
  return ISSUE.replace("Mora Vidal", name).replace("MoraVidal/", `${slug}/`) + (draft ? "draft: true\n" : "");
}

async function save(site: BuiltSite, next: Magazine, last: Files): Promise<Files> {
  const files = filesOf(next);
  const isNew = ([file, body]: [string, unknown]) => JSON.stringify(last[file]) !== JSON.stringify(body);
  await site.write(Object.fromEntries(Object.entries(files).filter(isNew)));
  for (const file of Object.keys(last)) if (!(file in files)) await site.remove(file);
  return files;
}

/** `changes`: number of changes; `apart`: number of changes between two builds. */
for (const { changes, apart, tags } of [
  { changes: 1, apart: 1, tags: [] },
  { changes: 100, apart: 10, tags: ["@exhaustive"] },
])
  test(
    `a site after changes (${changes}) equals one that is built from nothing (seed ${SEED})`,
    { tags, timeout: 600_000 },
    async () => {
      const site = await builtSite();
      await makeChanges(site, changes, apart);
    },
  );

async function makeChanges(site: BuiltSite, numRuns: number, apart: number): Promise<void> {
  const start: Magazine = {
    description: "Una revista",
    issues: { MoraVidal: { name: "Mora Vidal", draft: false, width: 30 } },
  };
  const past = [start];
  let files = filesOf(start);
  const changes: (Change | "undo")[] = sample(CHANGE, { seed: SEED, numRuns });
  if (numRuns > DESCRIPTION_CHANGE) changes[DESCRIPTION_CHANGE] = describeMagazine("Otra revista");
  for (const [index, each] of changes.entries()) {
    if (each !== "undo") past.push(each(past.at(-1) ?? start));
    else if (past.length > 1) past.pop();
    files = await save(site, past.at(-1) ?? start, files);
    const count = index + 1;
    if (count % apart === 0) await site.build();
    if (count % COMPARISON_INTERVAL > 0 && count < numRuns) continue;
    expect(differences(fingerprints(site.out), await site.buildFromNothing()), `after ${count} changes`).toEqual([]);
  }
}

test(
  "a build restores a missing page, follows another host, and does nothing without changes",
  { tags: ["@exhaustive"], timeout: 600_000 },
  async () => {
    const site = await builtSite();
    await site.build();
    const whole = fingerprints(site.out);
    expect(await site.build()).toContain("Nada cambió");
    await rm(path.join(site.out, "issues.html"));
    expect(await site.build()).not.toContain("Nada cambió");
    expect(differences(fingerprints(site.out), whole)).toEqual([]);
    expect(await site.build("--host=cloudflare")).not.toContain("Nada cambió");
    expect(listFiles(site.out).filter((name) => name.endsWith(".br"))).toEqual([]);
  },
);
