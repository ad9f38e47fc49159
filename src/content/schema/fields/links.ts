/** Links to other sites, and addresses of this one. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { described } from "../metadata.ts";

const LINK = messages.links.link;

const hasSpace = (url: string) => /\S\s+\S/.test(url);

/** Checks for spaces first: zod removes line breaks, and would join two links. */
const address = z
  .string()
  .refine((url) => !hasSpace(url), { params: { problem: "spaced-link" }, error: LINK, abort: true })
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK }));

/** Caches valid links and their parsed form, because the same links recur in credits. */
const addresses = new Map<string, string>();

function readAddress({ value, issues }: z.core.ParsePayload<string>): string {
  const read = address.safeParse(value, { reportInput: true });
  if (read.success) addresses.set(value, read.data);
  else issues.push(...(read.error.issues as z.core.$ZodRawIssue[]));
  return read.data ?? value;
}

/** The format is `iri`, because a link may have accents, which JSON Schema's `uri` refuses. */
export const webLink = z
  .string(LINK)
  .check((link) => {
    link.value = addresses.get(link.value) ?? readAddress(link);
  })
  .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), messages.links.password)
  .refine((url) => !/^[^/]*\/\/[^/?#]*:0*(?:[/?#]|$)/.test(url), messages.links.port)
  .meta({
    control: "link",
    format: "iri",
    pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+\.[^\s/?#]\S*\s*$`,
  });

/** For a malformed link, VS Code may show the message of this option, so it has the same one. */
const noLink = z.literal("").meta({ errorMessage: LINK });

/** A link, or an empty text. */
export const linkOrNone = (link = webLink) => z.union([noLink, link], LINK).meta({ control: "link" });

/** An external link, or an empty text; always a string after parsing. */
export const optionalLink = described(linkOrNone().default(""), messages.links.optionalLink);

const FOLDERS = String.raw`(?:/(?!\.+(?:/|$))[\w.~-]+)*`;

/** An address to which the site appends paths, so it has no query or fragment. */
const rootAddress = (secure: "[Ss]" | "[Ss]?", end: string, error: string) =>
  webLink.regex(new RegExp(`^http${secure}://[^/?#\\\\]+${FOLDERS}${end}$`, "i"), error).meta({
    pattern: String.raw`^\s*[Hh][Tt][Tt][Pp]${secure}://[^\s/?#]+\.[^\s/?#]+${FOLDERS}${end}\s*$`,
    patternErrorMessage: error,
  });

/** The base of canonical links. */
export const publicAddress = rootAddress("[Ss]?", "", messages.links.publicAddress);

/** The address of a form service: a page of https may not send to http. */
export const serviceAddress = linkOrNone(rootAddress("[Ss]", "/?", messages.links.serviceAddress));

const PATH = messages.links.path;
const path = z.string(messages.links.notPath).regex(/^\/[\w/-]*$/, { error: PATH, abort: true });

/** A page of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = path.transform((url) => ({ kind: "path" as const, url }));

/** A former address; those of other programs may end in `.html`. */
export const formerAddress = z
  .string(messages.links.notPath)
  .regex(/^\/[\w/-]*(?:\.html)?$/, { error: PATH, abort: true })
  .meta(messages.links.formerAddress);

/** Former addresses of a document's page, oldest first. Feeds identify the page by the first. */
export const formerAddresses = described(z.array(formerAddress).optional(), messages.links.formerAddresses);

/** The document's own page, in another letter case. */
export const ownPath = described(
  path.transform((url) => ({ kind: "path" as const, url, own: true })),
  messages.links.ownPath,
);
