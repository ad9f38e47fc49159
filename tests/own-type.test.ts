/** The type of docs/adding-a-type.md, with the code of the guide. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { newFolder } from "./support/folders.ts";
import { runCommand } from "./support/processes.ts";
import { writeFiles } from "./support/workspace.ts";

const FILES = ["type.ts", "schema.ts", "site.ts", "recipes-page.tsx", "recipe-page.tsx"] as const;

/** Returns the code of the guide: the files of the type, its line in the configuration and an example document. */
async function guide() {
  const text = await readFile(path.join(ROOT, "docs/adding-a-type.md"), "utf8");
  const [section = ""] = text.split("\n## A field\n");
  const blocks = [...section.matchAll(/^ {3}```\w+\n(.*?)^ {3}```/gms)].map(([, code = ""]) =>
    code.replaceAll(/^ {3}/gm, ""),
  );
  const files = FILES.map((name, index): [string, string] => [`types/recipes/${name}`, blocks[index] ?? ""]);
  return {
    files: Object.fromEntries(files),
    section: blocks[FILES.length] ?? "",
    recipe: blocks[FILES.length + 1] ?? "",
  };
}

const LABELS = ["person.type", "search.kind"];

function addLabels(text: string): string {
  const texts = JSON.parse(text) as Record<string, unknown>;
  for (const group of LABELS) {
    const table = group.split(".").reduce((parent, name) => parent[name] as Record<string, unknown>, texts);
    table["recipes"] = "Recetas";
  }
  return JSON.stringify(texts);
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(file, by(await readFile(file, "utf8")));
}

test(
  "the guide's type has pages, a feed and documents, and its mistakes are named",
  { tags: ["@exhaustive"], timeout: 300_000 },
  async () => {
    const folder = await newFolder();
    const magazine = path.join(folder, "recetario");
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = runCommand(args, { cwd: folder });
      return { isRight: status === 0, output: stdout + stderr };
    };
    const build = () => run("build", "--magazine", "recetario");
    const answers = ["--name", "Recetario", "--language", "es", "--sections", "news"];
    expect(run("new-magazine", "recetario", ...answers)).toMatchObject({ isRight: true });
    const { files, section, recipe } = await guide();
    await writeFiles(magazine, {
      ...files,
      "content/pages/recipes.yaml": "title: { es: Recetas }\n",
      "content/recipes/LocroCriollo.md": recipe,
      "content/recipes/LocroCriollo/foto.webp": [900, 600],
    });
    await change(path.join(magazine, "magazine.config.ts"), (text) =>
      text.replace("sections: {", `sections: {\n${section}`),
    );
    expect(build().output).toContain("falta «search.kind.recipes»");

    await change(path.join(magazine, "public/locales/es/translation.json"), addLabels);
    expect(build()).toMatchObject({ isRight: true });
    const read = (file: string) => readFile(path.join(magazine, "dist", file), "utf8");
    expect(await read("recipes.html")).toContain("Locro criollo");
    expect(await read("recipes/LocroCriollo.html")).toContain("Lleva 180 minutos");
    expect(await read("recipes.rss")).toContain("<p>Se empieza la noche anterior.</p>");
    expect(await read("sitemap.xml")).toContain("/recipes/LocroCriollo<");
    expect(run("new-content", "receta", "Sopa de acelga", "--magazine", "recetario").output).toContain(
      "content/recipes/SopaDeAcelga.md",
    );
    await rm(path.join(magazine, "content/recipes/SopaDeAcelga.md"));

    await change(path.join(magazine, "types/recipes/site.ts"), (text) =>
      text.replace('collection: "recipes"', 'collection: "recipe"'),
    );
    expect(build().output).toMatch(/recipes.site\.ts is of recipe, recipes/);
    await writeFiles(magazine, files);
    await change(path.join(magazine, "types/recipes/recipe-page.tsx"), (text) => text.replace("  es: {", "  pt: {"));
    expect(build().output).toContain("There are no words in es");
    await writeFiles(magazine, files);
    await change(path.join(magazine, "types/recipes/schema.ts"), (text) =>
      text.replace("  authored,", "  autored as authored,"),
    );
    expect(build().output).toMatch(/"autored" is not exported/);
  },
);
