import type { BreadcrumbList, ItemList } from "schema-dts";
import type { Publication } from "./publication.ts";

interface Step {
  name: string;
  address: string;
}

export function breadcrumbs({ url }: Publication, steps: readonly Step[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: steps.map((step, index) => listItem(url, step, index)) };
}

export function itemList({ url }: Publication, items: readonly Step[]): ItemList {
  return { "@type": "ItemList", itemListElement: items.map((item, index) => listItem(url, item, index)) };
}

function listItem(url: string, { name, address }: Step, index: number) {
  return { "@type": "ListItem" as const, position: index + 1, name, item: url + address };
}
