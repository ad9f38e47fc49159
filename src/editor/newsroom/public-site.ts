/**
 * Serves the site for the public, and previews for outsiders. A preview shows a saved document to everybody who has its
 * link, without a login; all other documents appear in it only if they are published. The site's server also serves the
 * previews, because the editor's proxy would otherwise have to exempt them from the login.
 */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { messages } from "../messages/messages.ts";
import { unpublishedOf } from "../../content/compiler/document/publication.ts";
import { pathFrom } from "../../shared/files/path-from.ts";
import { fileAddress, PREFIX, PREVIEW_BASE, ROUTES, decodeFileName, TOKEN_NAME } from "../contract/addresses.ts";
import { currentMoment } from "../server/actions/context.ts";
import type { EditedContent } from "../server/content/edited-content.ts";
import { createFiles, previewPolicy, type PreviewEnv } from "../server/http/app.ts";
import { servePicture } from "../server/http/serve-media.ts";
import { refuse, RefusedRequest } from "../server/http/refused-request.ts";
import { Preview } from "../server/preview/preview.ts";
import type { Shares } from "./shares.ts";
import { basePath } from "../../delivery/build/base-path.ts";
import { serve, type ServeOptions } from "../../delivery/server/serve.ts";
import type { ListeningServer } from "../server/http/listen.ts";

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
  /** Pictures that the pages of a preview have shown, by the tokens of the preview, separated by spaces. */
  const shownPictures = new Map<string, Set<string>>();
  app.onError((error, context) => refuse(context, error, onError));
  app.notFound((context) => context.body(null, 404));
  const validTokensOf = (context: Context) => tokensOf(context).filter((token) => shares.fileOf(token));
  app.use(previewPolicy, preventIndexing);
  app.get(
    `${PREVIEW_BASE}*`,
    async (context, next) => {
      const token = context.req.query(TOKEN_NAME);
      if (token !== undefined && !shares.fileOf(token)) throw new RefusedRequest(404, messages.sharing.isOver);
      await next();
    },
    moveTokenToCookie,
  );
  app.use(async (context, next) => {
    const tokens = validTokensOf(context);
    if (tokens.length === 0) {
      for (const key of shownPictures.keys())
        if (key.split(" ").some((token) => !shares.fileOf(token))) shownPictures.delete(key);
      deleteCookie(context, TOKEN_NAME);
      throw new RefusedRequest(404, messages.sharing.isOver);
    }
    const key = tokens.join(" ");
    const pictures = shownPictures.get(key) ?? new Set<string>();
    shownPictures.set(key, pictures);
    const files = new Set(tokens.map(shares.fileOf));
    const preview = await previewOf(files, { ...contents, onPicture: (picture) => pictures.add(picture) });
    context.set("workspace", { key: PLACEHOLDER_KEY, served: preview });
    await next();
  });
  app.get(PREFIX.slice(0, -1) + ROUTES.files, (context) => {
    const tokens = new Set(validTokensOf(context));
    const name = decodeFileName(context.req.param("name") ?? "");
    // A picture is served only if a page of this preview has shown it, maybe before the browser opened another link.
    const isShown = [...shownPictures].some(
      ([key, pictures]) => pictures.has(name) && key.split(" ").every((token) => tokens.has(token)),
    );
    return isShown
      ? servePicture(context, { contentDir: contents.content.contentDir, small: false })
      : context.notFound();
  });
  return app.route("/", createFiles(bundle));
}

/**
 * Placeholder for the editor's secret. Shared previews have no such secret, because their cookie gives access to
 * pictures.
 */
const PLACEHOLDER_KEY = "previa";

/** Maximum number of links that a browser has open. */
const MAX_LINKS = 10;

/** Returns the tokens of the links that the browser has opened, the newest last. */
const tokensOf = (context: Context) => (getCookie(context, TOKEN_NAME) ?? "").split(" ").slice(-MAX_LINKS);

/** Keeps previews out of search engines. */
const preventIndexing: MiddlewareHandler<PreviewEnv> = async (context, next) => {
  await next();
  context.header("X-Robots-Tag", "noindex, nofollow");
};

/** Moves the token from the address into a cookie, because people who copy the address would share the token. */
const moveTokenToCookie: MiddlewareHandler<PreviewEnv> = async (context, next) => {
  const token = context.req.query(TOKEN_NAME);
  if (token === undefined) return next();
  const tokens = [...tokensOf(context).filter((each) => each && each !== token), token].slice(-MAX_LINKS);
  setCookie(context, TOKEN_NAME, tokens.join(" "), { path: "/", httpOnly: true, sameSite: "Lax" });
  return context.redirect(context.req.path, 303);
};

interface PreviewOptions extends Pick<SharedPreviewOptions, "content" | "published"> {
  onPicture: (picture: string) => void;
}

async function previewOf(
  files: ReadonlySet<string | undefined>,
  { content, published, onPicture }: PreviewOptions,
): Promise<Preview> {
  const now = currentMoment();
  const { documents } = await published.read();
  const publishedFiles = new Set(
    documents.filter(({ metadata }) => !unpublishedOf(metadata, now)).map(({ source }) => source.file),
  );
  const addressOf = (pictureFile: string, version: string) => {
    const picture = pathFrom(content.contentDir, pictureFile);
    onPicture(picture);
    return fileAddress(PLACEHOLDER_KEY, picture, { version });
  };
  return new Preview(content, PREVIEW_BASE, addressOf, (each) => files.has(each) || publishedFiles.has(each));
}

/** Serves the published site, the endpoint that receives the site's form, and the shared previews. */
export async function servePublished({
  preview,
  ...options
}: Omit<ServeOptions, "base" | "intercept"> & { preview: Pick<Hono, "fetch"> }): Promise<ListeningServer> {
  const listener = getRequestListener(preview.fetch, { overrideGlobalObjects: false });
  const intercept: ServeOptions["intercept"] = (request, response) => {
    const isPreview = [PREFIX, PREVIEW_BASE].some((prefix) => request.url?.startsWith(prefix));
    if (isPreview) void listener(request, response);
    return isPreview;
  };
  const server = await serve({ ...options, intercept, base: basePath() });
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}
