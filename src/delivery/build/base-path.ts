import { words } from "../../content/words/words.ts";
import { UsageError } from "../../shared/usage-error.ts";

/** `BASE_PATH`: the path under which the site will be served; `pompa` and `/pompa/` are the same. */
export function basePath(written = process.env.BASE_PATH ?? ""): string {
  const segments = written.split("/").filter(Boolean);
  const wrong = segments.find((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment));
  if (wrong) throw new UsageError(words.building.badBasePath(wrong));
  return segments.map((segment) => `/${segment}`).join("") + "/";
}
