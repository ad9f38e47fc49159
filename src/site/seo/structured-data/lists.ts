import type { BreadcrumbList, ItemList } from "schema-dts";
import type { Publication } from "./publication.ts";

interface Step {
  name: string;
  address: string;
}

export function breadcrumbs(publication: Publication, steps: readonly Step[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: listItems(publication, steps) };
}

export function itemList(publication: Publication, items: readonly Step[]): ItemList {
  return { "@type": "ItemList", itemListElement: listItems(publication, items) };
}

const listItems = ({ url }: Publication, steps: readonly Step[]) =>
  steps.map(({ name, address }, at) => ({ "@type": "ListItem" as const, position: at + 1, name, item: url + address }));
