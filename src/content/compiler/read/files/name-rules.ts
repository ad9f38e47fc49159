import { messages } from "../../../messages/messages.ts";
import { removeAccents } from "../../../../shared/compiled/fold-text.ts";
import type { Collection } from "../../document/collection.ts";
import type { SourceName } from "../../document/source.ts";
import { placeOfFile, type Problem, problem } from "../../problems/problem.ts";
import { suggest } from "../../problems/suggest.ts";

const SLUG = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Returns the problems of a document's file name; an empty list if the name is valid. */
export function nameProblem({ file, slug }: SourceName, { slug: rule, fixed }: Collection): Problem[] {
  if (fixed) return Object.hasOwn(fixed, slug) ? [] : [unknownDocument(file, slug, Object.keys(fixed))];
  const refuse = (details: object) => [problem("invalid-name", placeOfFile(file), { value: slug, ...details })];
  if (!SLUG.test(slug))
    return refuse({
      expected: messages.findings.slugLetters,
      suggestion: plainSlug(slug),
    });
  const unportable = whyUnportable(slug);
  if (unportable) return refuse({ expected: unportable });
  return !rule || rule.pattern.test(slug) ? [] : refuse({ expected: messages.findings.slugRule(rule.expected) });
}

function unknownDocument(file: string, slug: string, slugs: readonly string[]): Problem {
  const details = { value: slug, expected: slugs.join(", "), suggestion: suggest(slug, slugs) };
  return problem("unknown-document", placeOfFile(file), details);
}

function plainSlug(slug: string): string {
  return removeAccents(slug)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Matches names that Windows reserves:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions
 */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** The maximum number of characters before the extension. Names of derived files are longer, up to 255 bytes. */
const MAX_LENGTH = 100;

/** Returns the reason why a file name may not work on every operating system; `undefined` if the name is portable. */
export function whyUnportable(name: string): string | undefined {
  if (RESERVED.test(name)) return messages.findings.deviceName;
  if (FORBIDDEN.test(name)) return messages.findings.unportableSigns;
  return name.replace(/\.\w+$/, "").length > MAX_LENGTH ? messages.findings.tooLong(MAX_LENGTH) : undefined;
}
