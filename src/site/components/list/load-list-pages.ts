import { LoadFailure } from "../../../shared/loading/once.ts";
import type { ListProps } from "../../queries/list-pages.ts";

/** Those that are there already are not asked for again. Rejects with a `LoadFailure`. */
export async function loadListPages<Item>(addresses: readonly string[], load: ListProps<Item>["load"]): Promise<void> {
  const found = await Promise.all(addresses.map((address) => load(address, "")));
  // A version of the site with fewer documents was published.
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new LoadFailure(`There is nothing at ${addresses[missing]}`);
}
