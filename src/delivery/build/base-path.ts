import { messages } from "../../content/messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";

/**
 * Returns the path under which the site will be served, with a slash at both ends: `/pompa/` for a `BASE_PATH` of
 * `pompa` or `/pompa/`. Throws a `UsageError` if a segment is `.` or `..`, or has special characters.
 */
export function basePath(rawPath = process.env.BASE_PATH ?? ""): string {
  const segments = rawPath.split("/").filter(Boolean);
  const invalidSegment = segments.find((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment));
  if (invalidSegment) throw new UsageError(messages.building.badBasePath(invalidSegment));
  return segments.map((segment) => `/${segment}`).join("") + "/";
}
