/** How many documents each host takes: for the README, which a test holds against this. */
import { HOST_NAMES, type HostName, type HostProfile, PAID_FILES, profileOf } from "./hosts.ts";

/** Files that a site has whatever it publishes: scripts, fonts, lists, feeds. The sample has fewer. */
const SHARED_FILES = 200;

/** Bytes of a document's page, data and social picture, and of a derived picture: those of the sample, rounded up. */
const BYTES = { html: 70_000, data: 10_000, social: 80_000, picture: 45_000 };

/** What a document brings beside its own page. */
interface Brought {
  /** Derived files of its own pictures. */
  pictures: number;
  /** People who have a page because of it: those whom no other document names. */
  people: number;
}

/** Nothing, one large picture (four widths in two formats), what those of the sample bring. */
const BROUGHT: Brought[] = [
  { pictures: 0, people: 0 },
  { pictures: 8, people: 0 },
  { pictures: 30, people: 2.3 },
];

/** The index of the search has a file for four entries. */
const SEARCH_FILES = 0.25;

/** Files of a document, or of a person, without pictures: page, data, social picture, and what a host needs of each. */
export function filesPerDocument({ compresses, copies }: HostProfile): number {
  const forms = compresses ? 1 : 3;
  const spellings = copies === "all" ? 2 : 1;
  return forms * spellings + forms + 1;
}

/** `Infinity` where there is no limit. */
export function mostDocuments(host: HostName, { pictures, people }: Brought, maxFiles?: number): number {
  const profile = profileOf(host);
  // What is past the limit of Workers goes to the bucket.
  if (host === "workers") return Infinity;
  const { files = Infinity, filesPerFolder = Infinity, bytes = Infinity } = profile.limits;
  const page = BYTES.html * (profile.copies === "all" ? 2 : 1) + BYTES.data + BYTES.social;
  const pages = 1 + people;
  return Math.min(
    Math.floor(((maxFiles ?? files) - SHARED_FILES) / ((filesPerDocument(profile) + SEARCH_FILES) * pages + pictures)),
    // Pages of issues are in one folder, with a copy of each for which there is no redirect; pictures are in another.
    Math.floor((filesPerFolder + profile.redirects - SHARED_FILES) / 2),
    pictures > 0 ? Math.floor(filesPerFolder / pictures) : Infinity,
    Math.floor(bytes / (page * pages + BYTES.picture * pictures)),
  );
}

const written = (count: number) => (count === Infinity ? "no limit" : count.toLocaleString("en"));

/** Rows of a Markdown table. */
export function capacityTable(): string {
  const row = (host: HostName, name: string, maxFiles?: number) => {
    const most = BROUGHT.map((brought) => written(mostDocuments(host, brought, maxFiles)));
    return [name, `${filesPerDocument(profileOf(host))}`, ...most];
  };
  const rows = HOST_NAMES.flatMap((host) => [
    row(host, `\`${host}\``),
    ...(host === "cloudflare" ? [row(host, `\`${host}\`, paid (\`--max-files=${PAID_FILES}\`)`, PAID_FILES)] : []),
  ]);
  const head = ["`--host`", "Files a document", "Documents alone", "With a picture each", "As in the sample"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
