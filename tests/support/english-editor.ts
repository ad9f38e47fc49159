/** The editor of a magazine whose editors read English and whose content has no Spanish letters. */
import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import magazine from "#magazine";
import { writeNeeded } from "../../scripts/bench/support/corpus.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { git, identify, makeRemote, publishAll } from "./git/git.ts";
import { COMMANDS, endProcess } from "./processes.ts";

const ISSUE = `number: "#1"
name: Nora Paz
published: 2026-10-03
color: "#39FF14"
layout: bri
image: { src: NoraPaz/cover.png, alt: Nora Paz at her desk, credit: "" }
credits:
  col1: [{ rol: Photography, name: Ana Sosa, link: "" }]
  col2: []
presentation: |
  Nora Paz draws at night.
`;

const SITE = `name: Faro
description: A magazine
url: https://faro.example
email: hello@faro.example
social: { ${Object.keys(magazine.networks).map((key) => `${key}: https://${key}.example/faro`)} }
navigation: [${magazine.menu.map((section) => `{ section: ${section}, path: ${magazine.sections[section]?.address} }`)}]
form: { endpoint: "", formId: subscription }
carousel: { words: [MADE, TO, MAKE], slides: [] }
`;

const CONFIG = `export default ${JSON.stringify({ ...magazine, editorsLanguage: "en" })};\n`;

/** Writes a magazine into a repository with a remote. */
async function writeMagazine(folder: string): Promise<void> {
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  await writeFile(path.join(folder, "magazine.config.ts"), CONFIG);
  await mkdir(path.join(folder, "content/issues/NoraPaz"), { recursive: true });
  await writeNeeded(path.join(folder, "content"));
  await writeFile(path.join(folder, "content/site.yaml"), SITE);
  await writeFile(path.join(folder, "content/issues/NoraPaz.yaml"), ISSUE);
  const cover = sharp({ create: { width: 30, height: 40, channels: 3, background: "#7F7F7F" } });
  await cover.png().toFile(path.join(folder, "content/issues/NoraPaz/cover.png"));
  makeRemote(path.join(folder, "remote.git"));
  git(folder)("init", "--quiet", "--initial-branch=main");
  git(folder)("remote", "add", "origin", path.join(folder, "remote.git"));
  await identify(folder, "Ana Editor");
  await writeFile(path.join(folder, ".gitignore"), "/*\n!/content\n");
  publishAll(folder, "First issue");
}

export interface EnglishEditor {
  address: string;
  close: () => Promise<void>;
}

/** Starts the editor, and resolves once it prints its address. `write` writes the magazine into an empty folder. */
export async function openEnglishEditor(write = writeMagazine): Promise<EnglishEditor> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-english-"));
  await write(folder);
  const command = spawn(process.execPath, [COMMANDS, "edit", "--magazine", folder], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async () => {
    await endProcess(command);
    await rm(folder, { recursive: true, force: true });
  };
  const address = await addressOf(command);
  if (address) return { address, close };
  await close();
  throw new Error("The editor did not say its address.");
}

async function addressOf({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout)
    for await (const line of createInterface(stdout)) {
      const [, address] = /^The editor is at (.*)$/.exec(line) ?? [];
      if (address) return address;
    }
  return undefined;
}
