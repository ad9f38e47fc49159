/**
 * Serves the site for the public, and previews for outsiders. A preview shows a saved document to everybody who has its
 * link, without a login; all other documents appear in it only if they are published. The site's server also serves the
 * previews, because the editor's proxy would otherwise have to exempt them from the login.
 */
import path from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { messages } from "../messages/messages.ts";
import { unpublishedOf } from "../../content/compiler/document/publication.ts";
import { fileAddress, PREFIX, PREVIEW_BASE, ROUTES, shown, TOKEN } from "../contract/addresses.ts";
import { currentMoment } from "../server/actions/context.ts";
import type { EditedContent } from "../server/content/edited-content.ts";
import { createFiles, ofPreview, type PreviewEnv } from "../server/http/app.ts";
import { servePicture } from "../server/http/serve-media.ts";
import { refuse, RefusedRequest } from "../server/http/refused-request.ts";
import { Preview } from "../server/preview/preview.ts";
import type { Shares } from "./shares.ts";
import { basePath } from "../../delivery/build/base-path.ts";
import { serve, type ServeOptions } from "../../delivery/server/serve.ts";
import type { Listening } from "../server/http/listen.ts";

interface SharedPreviewOptions {
  /** The saved content, and the published content. */
  content: EditedContent;
  published: EditedContent;
  shares: Shares;
  /** Builds the editor's code. Resolves to the folder of the built code. */
  bundle: () => Promise<string>;
  onError: (error: unknown) => void;
}

export function createSharedPreview({ shares, bundle, onError, ...contents }: SharedPreviewOptions): Hono<PreviewEnv> {
  const app = new Hono<PreviewEnv>();
  const pictures = new Set<string>();
  app.onError((error, context) => refuse(context, error, onError));
  app.notFound((context) => context.body(null, 404));
  app.use(ofPreview, unindexed);
  app.get(`${PREVIEW_BASE}*`, enter);
  app.use(async (context, next) => {
    const file = shares.fileOf(getCookie(context, TOKEN) ?? "");
    if (!file) {
      deleteCookie(context, TOKEN);
      throw new RefusedRequest(404, messages.sharing.isOver);
    }
    const preview = await previewOf(file, { ...contents, onPicture: (picture) => pictures.add(picture) });
    context.set("workspace", { key: KEY, served: preview });
    await next();
  });
  app.get(PREFIX.slice(0, -1) + ROUTES.files, (context) =>
    // A picture is served only if a page of a preview has shown it.
    pictures.has(shown(context.req.param("name") ?? ""))
      ? servePicture(context, { contentDir: contents.content.contentDir, small: false })
      : context.notFound(),
  );
  return app.route("/", createFiles(bundle));
}

/**
 * Placeholder for the editor's secret. Shared previews have no such secret, because their cookie gives access to
 * pictures.
 */
const KEY = "previa";

/** Keeps previews out of search engines. */
const unindexed: MiddlewareHandler<PreviewEnv> = async (context, next) => {
  await next();
  context.header("X-Robots-Tag", "noindex, nofollow");
};

/** Moves the token from the address into a cookie, because people who copy the address would share the token. */
const enter: MiddlewareHandler<PreviewEnv> = async (context, next) => {
  const token = context.req.query(TOKEN);
  if (token === undefined) return next();
  setCookie(context, TOKEN, token, { path: "/", httpOnly: true, sameSite: "Lax" });
  return context.redirect(context.req.path, 303);
};

interface Looking extends Pick<SharedPreviewOptions, "content" | "published"> {
  onPicture: (picture: string) => void;
}

async function previewOf(file: string, { content, published, onPicture }: Looking): Promise<Preview> {
  const now = currentMoment();
  const { documents } = await published.read();
  const readersHave = new Set(
    documents.filter(({ metadata }) => !unpublishedOf(metadata, now)).map(({ source }) => source.file),
  );
  const addressOf = (found: string, version: string) => {
    const picture = path.relative(content.contentDir, found).replaceAll(path.sep, "/");
    onPicture(picture);
    return fileAddress(KEY, picture, { version });
  };
  return new Preview(content, PREVIEW_BASE, addressOf, (each) => each === file || readersHave.has(each));
}

/** Serves the published site, the endpoint that receives the site's form, and the shared previews. */
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
