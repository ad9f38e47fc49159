/** What pages refer to, looked at once for each text: there are millions of references, and most texts stand in many pages. */
import { messages } from "../../content/messages/messages.ts";
import type { NumberedReferences, SiteReferences } from "../prerender/references.ts";

type FaultOf = (text: string) => string | undefined;

/** Wrong links and files, with the address of the page that has them and a sentence for editors. */
export function* wrongReferences(
  { texts, pages }: SiteReferences,
  { linkFault, fileFault }: Record<"linkFault" | "fileFault", FaultOf>,
): Generator<[from: string, target: string, message: string]> {
  const wrongLink = byNumber(texts, linkFault);
  const wrongFile = byNumber(texts, fileFault);
  for (const [address, page] of pages) {
    for (const link of page.links) {
      const text = texts[link] ?? "";
      const message = text.startsWith("#") ? wrongPlace(texts, page, text.slice(1)) : wrongLink(link);
      if (message) yield [address, text, message];
    }
    for (const file of page.files) {
      const message = wrongFile(file);
      if (message) yield [address, texts[file] ?? "", message];
    }
  }
}

/** Empty where nothing is wrong. */
function byNumber(texts: readonly string[], faultOf: FaultOf): (number: number) => string {
  const faults = Array.from<string | undefined>({ length: texts.length });
  return (number) => (faults[number] ??= faultOf(texts[number] ?? "") ?? "");
}

export function wrongPlace(texts: readonly string[], { ids }: NumberedReferences, id?: string): string | undefined {
  return id && !ids.some((number) => texts[number] === id) ? messages.building.noPlace(id) : undefined;
}
