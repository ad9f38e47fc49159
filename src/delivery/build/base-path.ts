import { messages } from "../../content/messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";

/**
 * Returns the path under which the site will be served, `/pompa/`, if `BASE_PATH` is `pompa` or `/pompa/`. Throws a
 * `UsageError` for other characters than letters, digits, `.`, `~`, `_` and `-`.
 */
export function basePath(written = process.env.BASE_PATH ?? ""): string {
  const segments = written.split("/").filter(Boolean);
  const wrong = segments.find((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment));
  if (wrong) throw new UsageError(messages.building.badBasePath(wrong));
  return segments.map((segment) => `/${segment}`).join("") + "/";
}
