/** Follows docs/newsroom.md as it is written, with an account that is not the administrator's. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../../support/folders.ts";
import { placesOfTest } from "../../support/newsroom/newsroom.ts";
import { ANA, removeMagazine } from "../../support/newsroom/team.ts";
import { COMMANDS as COMMAND } from "../../support/processes.ts";
import { freePort } from "../../support/servers/hosts.ts";

afterAll(removeMagazine);

const isRoot = process.getuid?.() === 0;
/** An account and a group that every system has. */
const [ACCOUNT, GROUP] = ["nobody", "nogroup"];

/** Resolves to the code blocks of a section of docs/newsroom.md that are in one language. */
async function blocksOf(section: string, language: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, "docs/newsroom.md"), "utf8");
  const [, part = ""] = text.split(`\n## ${section}\n`);
  const [own = ""] = part.split("\n## ");
  return [...own.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, block = ""]) => block);
}

/** Test doubles of programs that would change this machine or send requests to another one. */
const DOUBLES = {
  useradd: `install -d -m 755 -o ${ACCOUNT} "$ROOT_OF_TEST/srv/newsroom"`,
  "ssh-keyscan": 'echo "$1 ssh-ed25519 AAAA"',
  npm: `case "$*" in *" ci") ;; *hosting*) echo caddy;; *" check") exec "${process.execPath}" "${COMMAND}" newsroom check;; esac`,
};

test(
  "the instructions install a newsroom to which nothing is missing",
  { tags: ["@exhaustive"], timeout: 300_000 },
  async ({ skip }) => {
    skip(!isRoot, "only an administrator gives files to another account");
    const root = await newFolder();
    const { remote, folder } = await placesOfTest([ANA]);
    for (const each of [root, folder]) await chmod(each, 0o755);
    spawnSync("chown", ["-R", ACCOUNT, remote]);
    mkdirSync(path.join(root, "bin"));
    for (const [name, does] of Object.entries(DOUBLES)) {
      await writeFile(path.join(root, "bin", name), `#!/bin/sh\n${does}\n`);
      chmodSync(path.join(root, "bin", name), 0o755);
    }
    for (const dir of ["etc/caddy", "srv"]) await mkdir(path.join(root, dir), { recursive: true });
    const addresses = ["https://git.example/pompa", "ssh://git@git.example/pompa"];
    const config = addresses.flatMap((address, index) => [
      [`GIT_CONFIG_KEY_${index}`, `url.${remote}.insteadOf`],
      [`GIT_CONFIG_VALUE_${index}`, address],
    ]);
    const [port, sitePort] = await Promise.all([freePort(), freePort()]);
    const env = {
      ...process.env,
      ...Object.fromEntries(config),
      GIT_CONFIG_COUNT: String(addresses.length),
      ROOT_OF_TEST: root,
      PATH: `${path.join(root, "bin")}:${process.env["PATH"]}`,
      KEPT_DIR: path.join(root, "srv/newsroom/kept"),
      NEWSROOM_PORT: String(port),
      NEWSROOM_SITE_PORT: String(sitePort),
    };
    const adapt = (text: string) =>
      text
        .replaceAll(/(?<![\w.])\/(etc|srv)\//g, `${root}/$1/`)
        .replaceAll(/(--group=|chgrp )(?:newsroom|caddy)/g, `$1${GROUP}`)
        .replaceAll("runuser newsroom", `runuser ${ACCOUNT}`);
    const run = (script: string) => {
      const { status, stdout, stderr } = spawnSync("bash", ["-euc", script], { encoding: "utf8", env, cwd: root });
      return { status, output: stdout + stderr };
    };
    const blocks = (await blocksOf("On a server", "sh")).map(adapt);
    const checkIndex = blocks.findIndex((each) => each.includes("-- check"));
    const [options = ""] = (await blocksOf("On a server", "ini")).map(adapt);
    await mkdir(path.join(root, "etc/newsroom"));
    await writeFile(path.join(root, "etc/newsroom/environment"), options);
    // Root compiles the command, so that the account finds it compiled.
    spawnSync(process.execPath, [COMMAND, "newsroom", "--help"]);

    expect(run(blocks.slice(0, checkIndex).join("\n"))).toMatchObject({ status: 0 });
    const modeOf = (file: string) => {
      const { mode, uid } = statSync(path.join(root, file));
      return [(mode & 0o777).toString(8), uid];
    };
    expect(modeOf("etc/newsroom")).toEqual(["750", 0]);
    for (const file of ["secret", "caddy", "team.yaml", "environment"])
      expect(modeOf(`etc/newsroom/${file}`)).toEqual(["640", 0]);
    const [secret, caddyEnvironment] = await Promise.all(
      ["secret", "caddy"].map((name) => readFile(path.join(root, "etc/newsroom", name), "utf8")),
    );
    expect(caddyEnvironment).toBe(`NEWSROOM_SECRET=${secret}`);

    const definition = /^as\(\).*$/m.exec(blocks[0] ?? "")?.[0] ?? "";
    const check = () => run(`${definition}\ncd ${root}/srv/newsroom\n${blocks[checkIndex]}`);
    const firstCheck = check();
    expect(firstCheck.status).toBe(1);
    expect(firstCheck.output).toContain(`${root}/etc/newsroom/team.yaml:1: van contact y members\n`);
    expect(firstCheck.output).toContain("No podría publicar: ");
    // Makes the repository reachable, as it is when its host has the key.
    run(`${definition}\nas "git -C ${root}/srv/newsroom/revista config url.${remote}.insteadOf ${addresses[1]}"`);
    await writeFile(path.join(root, "etc/newsroom/team.yaml"), JSON.stringify({ contact: "Ana", members: [ANA] }));
    expect(check()).toEqual({ status: 0, output: "No le falta nada: la redacción puede abrir, guardar y publicar.\n" });

    const state = path.join(root, "srv/newsroom/state");
    await mkdir(state);
    await chmod(state, 0o700);
    expect(check()).toEqual({
      status: 1,
      output: expect.stringMatching(/^En \S+state no puede escribir nobody, .*: chown -R nobody/),
    });
    // The start reports the same, without a stack trace.
    const started = run(
      `${definition}\nas "env $(xargs < ${root}/etc/newsroom/environment) '${process.execPath}' '${COMMAND}' newsroom"`,
    );
    expect(started).toEqual({
      status: 2,
      output: expect.stringMatching(/^No se puede abrir \S+state\/alone: [^\n]+\n$/),
    });
  },
);
