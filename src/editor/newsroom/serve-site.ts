import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { basePath } from "../../delivery/build/base-path.ts";
import { serve, type ServeOptions } from "../../delivery/server/serve.ts";
import { PREFIX, PREVIEW_BASE } from "../contract/addresses.ts";
import type { Listening } from "../server/http/listen.ts";

/** The published site, the receiver of its form, and beside it what outsiders may look at. */
export async function servePublished({
  preview,
  ...options
}: Omit<ServeOptions, "base" | "before"> & { preview: Pick<Hono, "fetch"> }): Promise<Listening> {
  const listener = getRequestListener(preview.fetch, { overrideGlobalObjects: false });
  const before: ServeOptions["before"] = (request, response) => {
    const isPreview = [PREFIX, PREVIEW_BASE].some((start) => request.url?.startsWith(start));
    if (isPreview) void listener(request, response);
    return isPreview;
  };
  const server = await serve({ ...options, before, base: basePath() });
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}
