/** The hosts for which a site can be built: what each does by itself, and how much it takes. */
import { messages } from "../../content/messages/messages.ts";

export interface HostProfile {
  /** As its owners write it. */
  label: string;
  /** It compresses what it sends; another is given compressed copies. */
  compresses: boolean;
  /** It reads `_headers`. */
  readsHeaders: boolean;
  /** Most redirects that it reads in `_redirects`; none where it reads no such file. */
  redirects: number;
  /** Bytes of that file past which it reads nothing more, without a word. */
  redirectBytes?: number;
  /** Which other spellings of the addresses are files: all, those for which there is no redirect, or none. */
  copies: "all" | "beyond redirects" | "none";
  /** Its server looks for `GONE_MARK`. */
  marksGone?: true;
  limits: Limits;
}

export interface Limits {
  /** Of the whole site. */
  files?: number;
  filesPerFolder?: number;
  bytesPerFile?: number;
  /** Of the whole site. */
  bytes?: number;
}

const MiB = 1024 ** 2;

/** Cloudflare's limit of files for who pays, with Pages as with Workers. */
export const PAID_FILES = 100_000;

const HOSTS = {
  /** Any server of files: nginx, Caddy, a bucket. It may also be one of those below, and gets what each may need. */
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
  /** What is past its limit of files goes to a bucket. https://developers.cloudflare.com/workers/platform/limits/ */
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

interface AskedHost {
  host: HostName;
  maxFiles?: number;
}

/** What was asked for on a command line, or what is wrong with it. */
export function parseHost(asked: {
  host: string | undefined;
  maxFiles: string | undefined;
}): AskedHost | { error: string } {
  const host = HOST_NAMES.find((each) => each === (asked.host ?? "files"));
  if (!host) return { error: messages.hosting.unknownHost(`${asked.host}`, HOST_NAMES.join(", ")) };
  const { maxFiles } = asked;
  if (maxFiles === undefined) return { host };
  const { label, limits } = profileOf(host);
  if (limits.files === undefined) return { error: messages.hosting.countsNoFiles(label) };
  if (!/^[1-9]\d*$/.test(maxFiles)) return { error: messages.hosting.noMaxFiles(maxFiles, PAID_FILES) };
  return { host, maxFiles: Number(maxFiles) };
}
