/** The configuration of the magazine for the content compiler. */
import { FIXED_ADDRESSES, RESERVED_SEGMENTS } from "../shared/magazine/addresses.ts";
import { TIME_ZONE } from "../shared/magazine/zone.ts";
import { BLOCKS } from "../content/blocks/blocks.ts";
import type { ContentConfig } from "../content/compiler/document/collection.ts";
import { collections, DECLARED } from "./collections.ts";
import { RULES } from "../content/rules.ts";

export const contentConfig: ContentConfig = {
  collections,
  blocks: BLOCKS,
  fixedAddresses: Object.values(FIXED_ADDRESSES),
  fixedPlaces: [`${FIXED_ADDRESSES.home}#home`, `${FIXED_ADDRESSES.who}#team`],
  publicAddress: { collection: "site", field: "url" },
  reservedSegments: RESERVED_SEGMENTS,
  timeZone: TIME_ZONE,
  problems: RULES,
  guides: ["README.md", "PROBLEMAS.md", "LICENSE"],
  declared: DECLARED,
};
