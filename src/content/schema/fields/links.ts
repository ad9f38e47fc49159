/** Links to other sites, and addresses of this site. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { described, describedAside } from "../metadata.ts";

const LINK = messages.links.link;

const hasSpace = (url: string) => /\S\s+\S/.test(url);

/** A web URL. Spaces are checked first, because zod removes line breaks and would join two links. */
const address = z
  .string()
  .refine((url) => !hasSpace(url), { params: { problem: "spaced-link" }, error: LINK, abort: true })
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK }));

/** A cache that maps valid links to their parsed form, because credits repeat the same links. */
const addresses = new Map<string, string>();

function readAddress({ value, issues }: z.core.ParsePayload<string>): string {
  const result = address.safeParse(value, { reportInput: true });
  if (result.success) addresses.set(value, result.data);
  else issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
  return result.data ?? value;
}

/** A link to another site. The format is `iri`, because a link may have accents, which JSON Schema's `uri` refuses. */
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

/**
 * The empty option of `linkOrNone`. It has the message for malformed links, because VS Code may show the message of
 * either option.
 */
const noLink = z.literal("").meta({ errorMessage: LINK });

/** A link to another site, or an empty string. */
export const linkOrNone = (link = webLink) => z.union([noLink, link], LINK).meta({ control: "link" });

/** An external link, or an empty text; a missing link is parsed to `""`. */
export const optionalLink = described(linkOrNone().default(""), messages.links.optionalLink);

const FOLDERS = String.raw`(?:/(?!\.+(?:/|$))[\w.~-]+)*`;

/** A URL to which the site appends paths. Therefore the URL has no query or fragment. */
const rootAddress = (secure: "[Ss]" | "[Ss]?", end: string, error: string) =>
  webLink.regex(new RegExp(`^http${secure}://[^/?#\\\\]+${FOLDERS}${end}$`, "i"), error).meta({
    pattern: String.raw`^\s*[Hh][Tt][Tt][Pp]${secure}://[^\s/?#]+\.[^\s/?#]+${FOLDERS}${end}\s*$`,
    patternErrorMessage: error,
  });

/** The public URL of the site, which is the base of canonical links. */
export const publicAddress = rootAddress("[Ss]?", "", messages.links.publicAddress);

/** The URL of a form service, which must use https, because an https page may not send forms to http. */
export const serviceAddress = linkOrNone(rootAddress("[Ss]", "/?", messages.links.serviceAddress));

const PATH = messages.links.path;
const path = z.string(messages.links.notPath).regex(/^\/[\w/-]*$/, { error: PATH, abort: true });

/** The path of a page of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = path.transform((url) => ({ kind: "path" as const, url }));

/** The former address of a page. It may end in `.html`, because other systems use such addresses. */
export const formerAddress = z
  .string(messages.links.notPath)
  .regex(/^\/[\w/-]*(?:\.html)?$/, { error: PATH, abort: true })
  .meta(messages.links.formerAddress);

/** The former addresses of a document's page, oldest first. Feeds identify the page by the first one. */
export const formerAddresses = describedAside(z.array(formerAddress).optional(), messages.links.formerAddresses);

/** The address of the document's own page, if its letter case differs from the address made from the file name. */
export const ownPath = describedAside(
  path.transform((url) => ({ kind: "path" as const, url, isOwnAddress: true })),
  messages.links.ownPath,
);
