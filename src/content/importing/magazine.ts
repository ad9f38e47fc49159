/**
 * The existing content of the magazine: names and addresses that an import must not use again, and pages to which
 * imported documents may link.
 */
import { addressKey, createPathResolver } from "../../shared/compiled/address.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { TOPIC_TYPE } from "../../shared/magazine/addresses.ts";
import type { LocalText } from "../../shared/magazine/local-text.ts";
import type { Refusal } from "../authoring/refusal.ts";
import { addressOf } from "../compiler/check/collisions.ts";
import { publicAddressOf } from "../compiler/check/site-links.ts";
import type { SourceName } from "../compiler/document/source.ts";
import { readDocuments } from "../compiler/read/read-documents.ts";
import { readSources } from "../compiler/read/files/read-sources.ts";
import { personFiles } from "../people/person-files.ts";
import { contentConfig } from "../../types/content-config.ts";

export interface Magazine {
  names: readonly SourceName[];
  /** Maps the key of each address to the file that owns the address; `""` for fixed pages. */
  addresses: Map<string, string>;
  /** Returns the path of a URL of this site; `undefined` for other URLs. */
  pathOf: (url: string) => string | undefined;
  /** Maps the keys of names to slugs: `people` to those of person files, and `team` to those of team members. */
  people: Map<string, string>;
  team: Map<string, string>;
  /** Maps the keys of a topic's names, and the key of its file name, to the slug of the topic. */
  topics: Map<string, string>;
}

export async function readMagazine(contentDir: string): Promise<Magazine | Refusal> {
  const { names, sources, problems } = readSources(contentConfig, contentDir);
  const missing = problems.find(({ code }) => code === "missing-folder");
  if (missing) return { refusal: `${missing.message} ${missing.hint}` };
  const { documents } = await readDocuments(contentConfig, sources);
  const current = names.flatMap((name): [string, string][] => {
    const address = addressOf(contentConfig, name);
    return address ? [[addressKey(address), name.file]] : [];
  });
  const former = documents.flatMap(({ source, metadata: { formerAddresses = [] } }) =>
    formerAddresses.map((address): [string, string] => [addressKey(address), source.file]),
  );
  const fixed = contentConfig.fixedAddresses.map((address): [string, string] => [addressKey(address), ""]);
  return {
    names,
    addresses: new Map([...former, ...current, ...fixed]),
    pathOf: createPathResolver(publicAddressOf(contentConfig, documents)),
    people: new Map(
      personFiles(documents).flatMap(({ document, name, alsoKnownAs }) =>
        [name, ...alsoKnownAs].map((each): [string, string] => [nameKey(each), document.source.slug]),
      ),
    ),
    team: new Map(
      documents.flatMap(({ source, content }): [string, string][] =>
        source.collection === "team" ? [[nameKey(String(content?.data.name)), source.slug]] : [],
      ),
    ),
    topics: new Map(
      documents.flatMap(({ source: { collection, slug }, content }) =>
        collection === TOPIC_TYPE
          ? [slug, ...Object.values(content?.data.name as LocalText)].map((name = ""): [string, string] => [
              nameKey(name),
              slug,
            ])
          : [],
      ),
    ),
  };
}
