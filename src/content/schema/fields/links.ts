/** Links to other sites, and addresses of this one. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { described } from "../metadata.ts";

const LINK = messages.links.link;

const hasSpace = (url: string) => /\S\s+\S/.test(url);

/** Spaces are looked for first: zod leaves out line breaks, and would make one link of two. */
const address = z
  .string()
  .refine((url) => !hasSpace(url), { params: { problem: "spaced-link" }, error: LINK, abort: true })
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK }));

/** Those that are right, as they are written, and as they are read: whoever is credited is credited again. */
const addresses = new Map<string, string>();

function readAddress({ value, issues }: z.core.ParsePayload<string>): string {
  const read = address.safeParse(value, { reportInput: true });
  if (read.success) addresses.set(value, read.data);
  else issues.push(...(read.error.issues as z.core.$ZodRawIssue[]));
  return read.data ?? value;
}

/** `iri`, because a link may have accents, which the `uri` of JSON Schema refuses. */
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

/** Told of a malformed link, an editor's program may quote this option, so it says the same. */
const noLink = z.literal("").meta({ errorMessage: LINK });

/** A link, or the empty text where there is none. */
export const linkOrNone = (link = webLink) => z.union([noLink, link], LINK).meta({ control: "link" });

/** An external link, or empty where there is none; always a string once parsed. */
export const optionalLink = described(linkOrNone().default(""), messages.links.optionalLink);

const FOLDERS = String.raw`(?:/(?!\.+(?:/|$))[\w.~-]+)*`;

/** An address to which the site adds paths of its own: nothing may come behind. */
const rootAddress = (secure: "[Ss]" | "[Ss]?", end: string, error: string) =>
  webLink.regex(new RegExp(`^http${secure}://[^/?#\\\\]+${FOLDERS}${end}$`, "i"), error).meta({
    pattern: String.raw`^\s*[Hh][Tt][Tt][Pp]${secure}://[^\s/?#]+\.[^\s/?#]+${FOLDERS}${end}\s*$`,
    patternErrorMessage: error,
  });

/** The base of canonical links. */
export const publicAddress = rootAddress("[Ss]?", "", messages.links.publicAddress);

/** A service to which forms are sent: a page of https may not send to http. */
export const serviceAddress = linkOrNone(rootAddress("[Ss]", "/?", messages.links.serviceAddress));

const PATH = messages.links.path;
const path = z.string(messages.links.notPath).regex(/^\/[\w/-]*$/, { error: PATH, abort: true });

/** A page of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = path.transform((url) => ({ kind: "path" as const, url }));

/** Those of other programs may end as a file does. */
export const formerAddress = z
  .string(messages.links.notPath)
  .regex(/^\/[\w/-]*(?:\.html)?$/, { error: PATH, abort: true })
  .meta(messages.links.formerAddress);

/** Addresses that the page of a document had before, oldest first. Feeds know it by the first. */
export const formerAddresses = described(z.array(formerAddress).optional(), messages.links.formerAddresses);

/** The page of the document itself, in another letter case. */
export const ownPath = described(
  path.transform((url) => ({ kind: "path" as const, url, own: true })),
  messages.links.ownPath,
);
