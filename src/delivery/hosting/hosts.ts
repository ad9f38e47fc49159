/** Hosts for which a site can be built, with the features and the limits of each. */
import { messages } from "../../content/messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";

export interface HostProfile {
  /** Name of the host in its official spelling. */
  label: string;
  /** Whether the host compresses files itself, so that a site needs no compressed copies. */
  compresses: boolean;
  /** Whether the host reads `_headers`. */
  readsHeaders: boolean;
  /** Maximum number of redirects that the host reads from `_redirects`; 0 if the host does not read the file. */
  redirects: number;
  /** Number of bytes of `_redirects` that the host reads. The host silently ignores the rest. */
  redirectBytes?: number;
  /**
   * The other spellings of addresses for which the site has a copy of the page: all spellings, only those without a
   * redirect, or none.
   */
  copies: "all" | "beyond redirects" | "none";
  /** Set if the server checks for files that end in `GONE_MARK`. */
  marksGone?: true;
  limits: Limits;
}

export interface Limits {
  /** Maximum number of files in the whole site. */
  files?: number;
  filesPerFolder?: number;
  bytesPerFile?: number;
  /** Maximum size of the whole site in bytes. */
  bytes?: number;
}

const MiB = 1024 ** 2;

/** Maximum number of files in Cloudflare's paid plans, for Pages and Workers. */
export const PAID_FILES = 100_000;

const HOSTS = {
  /**
   * Any file server: nginx, Caddy, a bucket. The files may also be uploaded to any of the other hosts, so the site has
   * all files that any of these hosts may need.
   */
  files: {
    label: messages.hosting.fileServer,
    compresses: false,
    readsHeaders: true,
    redirects: 2000,
    copies: "all",
    marksGone: true,
    limits: {},
  },
  /** https://developers.cloudflare.com/pages/platform/limits/ */
  cloudflare: {
    label: "Cloudflare Pages",
    compresses: true,
    readsHeaders: true,
    redirects: 2000,
    redirectBytes: 100_000,
    copies: "beyond redirects",
    limits: { files: 20_000, bytesPerFile: 25 * MiB },
  },
  /** https://docs.netlify.com/deploy/deploy-overview/ · https://docs.netlify.com/manage/routing/redirects/overview/ */
  netlify: {
    label: "Netlify",
    compresses: true,
    readsHeaders: true,
    redirects: 10_000,
    copies: "beyond redirects",
    limits: { filesPerFolder: 54_000 },
  },
  /** https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits */
  github: {
    label: "GitHub Pages",
    compresses: true,
    readsHeaders: false,
    redirects: 0,
    copies: "all",
    limits: { bytes: 1_000_000_000 },
  },
  /** Files beyond the limit are stored in a bucket. https://developers.cloudflare.com/workers/platform/limits/ */
  workers: {
    label: "Cloudflare Workers",
    compresses: true,
    readsHeaders: true,
    redirects: 0,
    copies: "none",
    limits: { files: 20_000, bytesPerFile: 25 * MiB },
  },
} as const satisfies Record<string, HostProfile>;

export type HostName = keyof typeof HOSTS;

const HOST_NAMES = Object.keys(HOSTS) as HostName[];

export const profileOf = (host: HostName): HostProfile => HOSTS[host];

interface ParsedHost {
  host: HostName;
  maxFiles?: number;
}

/** Returns the host that a command's arguments name (by default `files`). Throws a `UsageError` for wrong arguments. */
export function parseHost(options: { host: string | undefined; maxFiles: string | undefined }): ParsedHost {
  const host = HOST_NAMES.find((each) => each === (options.host ?? "files"));
  if (!host) throw new UsageError(messages.hosting.unknownHost(`${options.host}`, HOST_NAMES.join(", ")));
  const { maxFiles } = options;
  if (maxFiles === undefined) return { host };
  const { label, limits } = profileOf(host);
  if (limits.files === undefined) throw new UsageError(messages.hosting.countsNoFiles(label));
  if (!/^[1-9]\d*$/.test(maxFiles)) throw new UsageError(messages.hosting.noMaxFiles(maxFiles, PAID_FILES));
  return { host, maxFiles: Number(maxFiles) };
}
