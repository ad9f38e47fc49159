/** The commands that publish the site on each host. */
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { DIST_DIR } from "../../../src/delivery/build/paths.ts";
import { deployCommands } from "../../../src/delivery/hosting/deploy.ts";
import { runCommand } from "../../support/processes.ts";

const SECRETS = Object.fromEntries(
  ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_PROJECT", "NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"]
    .concat(["R2_ACCOUNT_ID", "R2_ACCESS_KEY_ID", "R2_SECRET_ACCESS_KEY", "SERVER"])
    .map((name) => [name, name.toLowerCase()]),
);

test.each([
  ["cloudflare", [/^npx --yes wrangler@[\d.]+ pages deploy faro --branch main --project-name cloudflare_project$/]],
  ["workers", [/^npm run hosting -- r2 faro$/, /^npx --yes wrangler@[\d.]+ deploy --config faro\/wrangler.jsonc$/]],
  ["netlify", [/^npx --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir faro$/]],
  ["server", [/^npm run publish -- server --site faro$/]],
])("%s has its own commands", (host, expected) => {
  const { commands } = deployCommands(host, SECRETS, "faro") as { commands: string[][] };
  expect(commands.map((command) => command.join(" "))).toEqual(expected.map((each) => expect.stringMatching(each)));
});

test("the site of the magazine is published from any working folder", () => {
  const { stdout } = runCommand(["deploy", "netlify", "--dry-run"], { cwd: tmpdir(), env: SECRETS });
  expect(stdout.trim().split(" --dir ")[1]).toBe(DIST_DIR);
});

test("a missing setting is named, and an unknown host gets the list of hosts", () => {
  expect(deployCommands("netlify", { NETLIFY_SITE_ID: "x" }, "dist")).toEqual({
    error: expect.stringContaining("falta definir NETLIFY_AUTH_TOKEN"),
  });
  expect(deployCommands("ftp", SECRETS, "dist")).toEqual({
    error: expect.stringMatching(/cloudflare, workers, netlify, server/),
  });
});
