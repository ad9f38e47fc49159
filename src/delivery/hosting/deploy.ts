/** Commands that publish a built site on a host, and the environment variables that they need. */
import { messages } from "../../content/messages/messages.ts";
import type { HostName } from "./hosts.ts";
import { WRANGLER } from "./workers.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Hosts to which a command can publish. GitHub Pages is not included, because GitHub Actions publishes there. `server`
 * is the user's own server.
 */
type DeployHost = Exclude<HostName, "files" | "github"> | "server";

interface Deployment {
  /** Environment variables that must be set. */
  needs: readonly string[];
  /** Returns the commands, each with its arguments. `site` is the folder of the built site. */
  commands: (environment: Environment, site: string) => string[][];
}

const NETLIFY = "netlify-cli@23.9.5";
const CLOUDFLARE = ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"];

const DEPLOYMENTS: Record<DeployHost, Deployment> = {
  cloudflare: {
    needs: [...CLOUDFLARE, "CLOUDFLARE_PROJECT"],
    commands: ({ CLOUDFLARE_PROJECT = "" }, site) => [
      ["npx", "--yes", WRANGLER, "pages", "deploy", site, "--branch", "main", "--project-name", CLOUDFLARE_PROJECT],
    ],
  },
  workers: {
    needs: [...CLOUDFLARE, "R2_ACCOUNT_ID", "R2_ACCESS_KEY_ID", "R2_SECRET_ACCESS_KEY"],
    commands: (_, site) => [
      ["npm", "run", "hosting", "--", "r2", site],
      ["npx", "--yes", WRANGLER, "deploy", "--config", `${site}/wrangler.jsonc`],
    ],
  },
  netlify: {
    needs: ["NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"],
    commands: (_, site) => [["npx", "--yes", NETLIFY, "deploy", "--prod", "--no-build", "--dir", site]],
  },
  server: {
    needs: ["SERVER"],
    commands: ({ SERVER = "" }, site) => [["npm", "run", "publish", "--", SERVER, "--site", site]],
  },
};

/** Returns the commands in the order in which to run them, or an error message. */
export function deployCommands(
  host: string,
  environment: Environment,
  site: string,
): { commands: string[][] } | { error: string } {
  const deployment = Object.entries(DEPLOYMENTS).find(([name]) => name === host)?.[1];
  if (!deployment) return { error: messages.hosting.noHost(host, Object.keys(DEPLOYMENTS).join(", ")) };
  const missing = deployment.needs.filter((name) => !environment[name]);
  if (missing.length > 0) return { error: messages.hosting.lacks(host, missing.join(", ")) };
  return { commands: deployment.commands(environment, site) };
}
