/**
 * Serves the site for the public, and previews for outsiders. A preview shows a saved document to everybody who has its
 * link, without a login; all other documents appear in it as readers have them. The site's server also serves the
 * previews, because the editor's proxy would otherwise have to exempt them from the login.
 */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { messages } from "../messages/messages.ts";
import { unpublishedOf } from "../../content/compiler/document/publication.ts";
import { isInside, realFolder } from "../../content/compiler/read/files/content-files.ts";
import type { SourceName } from "../../content/compiler/document/source.ts";
import { pathFrom } from "../../shared/files/path-from.ts";
import { fileAddress, PREFIX, PREVIEW_BASE, ROUTES, decodeFileName, TOKEN_NAME } from "../contract/addresses.ts";
import { currentMoment } from "../server/actions/context.ts";
import type { EditedContent } from "../server/content/edited-content.ts";
import { createFiles, previewPolicy, type PreviewEnv } from "../server/http/app.ts";
import { servePicture } from "../server/http/serve-media.ts";
import { refuse, RefusedRequest } from "../server/http/refused-request.ts";
import { Preview, type PreviewContent } from "../server/preview/preview.ts";
import type { Shares } from "./shares.ts";
import { basePath } from "../../delivery/build/base-path.ts";
import { serve, type ServeOptions } from "../../delivery/server/serve.ts";
import type { ListeningServer } from "../server/http/listen.ts";

interface SharedPreviewOptions {
  /** The saved content, and the published content. */
  content: EditedContent;
  published: EditedContent;
  shares: Shares;
  /** Returns the origin of the site. */
  origin: () => string;
  /** Builds the editor's code. Resolves to the folder of the built code. */
  bundle: () => Promise<string>;
  onError: (error: unknown) => void;
}

export function createSharedPreview({
  shares,
  origin,
  bundle,
  onError,
  ...contents
}: SharedPreviewOptions): Hono<PreviewEnv> {
  const app = new Hono<PreviewEnv>();
  /**
   * Pictures that previews have shown. An outer key has all tokens of a browser, separated by spaces. An inner key is
   * the path of a picture, and its value is the content folder of the picture.
   */
  const shownPictures = new Map<string, Map<string, string>>();
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
    moveTokenToCookie(origin),
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
    const pictures = shownPictures.get(key) ?? new Map<string, string>();
    shownPictures.set(key, pictures);
    const files = new Set(tokens.flatMap((token) => shares.fileOf(token) ?? []));
    const onPicture = (picture: string, folder: string) => void pictures.set(picture, folder);
    const served = previewOf(await contentForOutsiders(files, contents), { ...contents, onPicture });
    context.set("workspace", { key: PLACEHOLDER_KEY, served });
    await next();
  });
  app.get(PREFIX.slice(0, -1) + ROUTES.files, (context) => {
    const tokens = new Set(validTokensOf(context));
    const name = decodeFileName(context.req.param("name") ?? "");
    // A picture is served only if a preview has shown it for these tokens, or for some of them, because the browser may
    // have opened another link since then.
    const [folder] = [...shownPictures].flatMap(
      ([key, pictures]) => (key.split(" ").every((token) => tokens.has(token)) && pictures.get(name)) || [],
    );
    return folder ? servePicture(context, { contentDir: folder, small: false }) : context.notFound();
  });
  return app.route("/", createFiles(bundle));
}

/**
 * Placeholder for the editor's secret in addresses. Shared previews need no secret there, because their cookie gives
 * access to pictures.
 */
const PLACEHOLDER_KEY = "previa";

/** Maximum number of links that a browser can have open at the same time. */
const MAX_LINKS = 10;

/** Returns the tokens of the links that the browser has opened, the newest last. */
const tokensOf = (context: Context) => (getCookie(context, TOKEN_NAME) ?? "").split(" ").slice(-MAX_LINKS);

/** Keeps previews out of search engines. */
const preventIndexing: MiddlewareHandler<PreviewEnv> = async (context, next) => {
  await next();
  context.header("X-Robots-Tag", "noindex, nofollow");
};

/** Moves the token from the address into a cookie, because people who copy the address would share the token. */
const moveTokenToCookie =
  (origin: () => string): MiddlewareHandler<PreviewEnv> =>
  async (context, next) => {
    const token = context.req.query(TOKEN_NAME);
    if (token === undefined) return next();
    const tokens = [...tokensOf(context).filter((each) => each && each !== token), token].slice(-MAX_LINKS);
    const secure = origin().startsWith("https:");
    setCookie(context, TOKEN_NAME, tokens.join(" "), { path: "/", httpOnly: true, sameSite: "Lax", secure });
    return context.redirect(context.req.path, 303);
  };

interface PreviewOptions extends Pick<SharedPreviewOptions, "content" | "published"> {
  /** Called with each picture that is shown. `picture`: path relative to the content folder `folder`. */
  onPicture: (picture: string, folder: string) => void;
}

function previewOf(contentOfOutsiders: PreviewContent, { content, published, onPicture }: PreviewOptions): Preview {
  const addressOf = (pictureFile: string, version: string) => {
    const folders = [content, published].map(({ contentDir }) => realFolder(contentDir));
    const folder = folders.find((each) => isInside(pictureFile, each)) ?? "";
    const picture = pathFrom(folder, pictureFile);
    onPicture(picture, folder);
    return fileAddress(PLACEHOLDER_KEY, picture, { version });
  };
  return new Preview(contentOfOutsiders, PREVIEW_BASE, addressOf);
}

/** Resolves to the shared documents as they are saved, and all other documents as readers have them. */
async function contentForOutsiders(
  files: ReadonlySet<string>,
  { content, published }: Pick<SharedPreviewOptions, "content" | "published">,
): Promise<PreviewContent> {
  const [saved, forReaders] = await Promise.all([content.read(), published.read()]);
  const now = currentMoment();
  const unpublishedFiles = new Set(
    forReaders.documents.flatMap(({ metadata, source }) => (unpublishedOf(metadata, now) ? source.file : [])),
  );
  const merge = <Item>(savedItems: readonly Item[], readersItems: readonly Item[], fileOf: (item: Item) => string) =>
    [
      ...savedItems.filter((item) => files.has(fileOf(item))),
      ...readersItems.filter((item) => !files.has(fileOf(item)) && !unpublishedFiles.has(fileOf(item))),
    ].toSorted((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
  const reading = {
    sources: merge(saved.sources, forReaders.sources, ({ file }) => file),
    documents: merge(saved.documents, forReaders.documents, ({ source }) => source.file),
    names: merge(saved.names, forReaders.names, ({ file }) => file),
  };
  const read = async () => reading;
  const findFiles = () => {
    const [savedFiles, readersFiles] = [content.findFiles(), published.findFiles()];
    return {
      seek: (source: SourceName, src: string) => (files.has(source.file) ? savedFiles : readersFiles).seek(source, src),
    };
  };
  return { read, lastReading: read, findFiles, documents: published.documents, memory: published.memory };
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
