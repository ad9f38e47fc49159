/** Checks the fields that document types require in their sections, apart from addresses. */
import { z } from "zod";
import type { Section } from "../../../shared/magazine/define-magazine.ts";
import { messages, MESSAGES_LANGUAGE } from "../../../content/messages/messages.ts";
import { DOCUMENT_TYPES, SECTIONS } from "../../../shared/magazine/addresses.ts";
import { TYPES } from "../../../types/collections.ts";
import { PUBLIC_DIR } from "../paths.ts";

/** Prints faults to stderr. Resolves to `true` if there are none, so that the site may be built. */
export async function reportTypeFaults(): Promise<boolean> {
  const faults = (await Promise.all(Object.keys(TYPES).map(faultsOf))).flat();
  if (faults.length > 0) console.error(messages.configuration.wrong(faults));
  return faults.length === 0;
}

async function faultsOf(type: string): Promise<string[]> {
  const sectionName = DOCUMENT_TYPES[type]?.section;
  const section = sectionName === undefined ? undefined : SECTIONS[sectionName];
  return section ? faultsOfSection(`sections.${sectionName}`, section, TYPES[type]?.section?.(PUBLIC_DIR)) : [];
}

/**
 * Checks the fields of a section other than addresses, and returns a sentence for each fault. `schema` is the schema of
 * these fields, which the document type defines.
 */
export async function faultsOfSection(sectionPath: string, section: Section, schema: z.ZodType = z.strictObject({})) {
  const { address: _, documents: __, ...otherFields } = section;
  const { error } = await schema.safeParseAsync(otherFields, { error: z.locales[MESSAGES_LANGUAGE]().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${[sectionPath, ...path].join(".")}: ${message}`);
}
