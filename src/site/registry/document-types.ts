/** The types of documents that have a page each. */
import type { PagedCollection } from "../../shared/magazine/addresses.ts";
import { articles } from "./documents/articles.ts";
import { cards } from "./documents/cards.ts";
import { issues } from "./documents/issues.ts";
import { people } from "./documents/people.ts";

export const documentTypes = { articles, cards, issues, people } as const satisfies Record<PagedCollection, unknown>;
