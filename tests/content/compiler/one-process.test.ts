/** Repeated builds in one process, as in the development server. `CHANGES_SEED=…` selects other random changes. */
import { boolean, constantFrom, integer, nat, oneof, record, sample, tuple } from "fast-check";
import { expect, test } from "vitest";
import { OutputMemory } from "../../../src/content/compiler/output/state.ts";
import { createMemory } from "../../../src/content/compiler/read/files/file-memory.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, type Workspace, workspace } from "../../support/workspace.ts";

const SEED = Number(process.env.CHANGES_SEED ?? 5);

/** Names that interact: «Ana-Sosa» and «Ana Sosa» share an address; «Foto:» is a role only if a credit has it. */
const anyName = constantFrom(
  "Ana Sosa",
  "ana sosa",
  "Ana-Sosa",
  "Anita Sosa",
  "Ana Sosa y Eva Ruiz",
  '"Foto: Eva Ruiz"',
);
const anyRole = constantFrom("Fotografía", "fotografia", "Foto");
/** Whether another process builds, as it does in about one of four steps. */
const isOther = integer({ min: 0, max: 3 }).map((number) => number === 0);
const anyLink = constantFrom("https://www.instagram.com/ana", "https://eva.example", "");

/** Slugs of issues; only the last issue is ever deleted. */
const SLUGS = ["Uno", "Dos", "Tres"];

const issue = record({
  slug: constantFrom(...SLUGS),
  name: anyName,
  role: anyRole,
  credited: anyName,
  link: anyLink,
  draft: boolean(),
}).map(({ slug, name, role, credited, link, draft }): Files => ({
  [`issues/${slug}.yaml`]: `${ISSUE.replace("#80", `#${SLUGS.indexOf(slug)}`).replace("Mora Vidal", name)}    - rol: ${role}
      name: ${credited}
      link: "${link}"
${draft ? "draft: true\n" : ""}`,
}));
const person = tuple(constantFrom("Ana Sosa", "Eva Ruiz"), anyLink, nat(1)).map(([name, link, others]): Files => ({
  "people/alguien.yaml": `name: ${name}\nlink: "${link}"\n${others ? "alsoKnownAs: [Anita Sosa]\n" : ""}`,
}));
const deletedFile = constantFrom("issues/Tres.yaml", "people/alguien.yaml");

test(`each of many builds in one process writes what a build from scratch writes (seed ${SEED})`, async () => {
  let files: Files = VALID;
  const space = await workspace(files);
  const ownOptions = { memory: createMemory(), outputMemory: new OutputMemory(), preview: true };
  for (const [change, byOther] of sample(tuple(oneof(issue, issue, issue, issue, person, deletedFile), isOther), {
    seed: SEED,
    numRuns: 40,
  })) {
    files = typeof change === "string" ? await removeFile(space, files, change) : { ...files, ...change };
    if (typeof change !== "string") await space.write(change);
    const { problems } = await space.build(byOther ? { preview: true } : ownOptions);
    const fresh = await workspace(files);
    expect(problems).toEqual((await fresh.build({ preview: true })).problems);
    if (problems.length === 0) expect(await space.output()).toEqual(await fresh.output());
  }
});

async function removeFile(space: Workspace, files: Files, file: string): Promise<Files> {
  if (file in files) await space.remove(file);
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
}
