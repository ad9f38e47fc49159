/** What the editor's browser is told of its pages: nothing that a document holds can run as a script there. */
import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Env } from "./environment.ts";

const NONE = "'none'";

/** The editor is shown in no frame, and the site beside it only in the editor's. */
export const protect: MiddlewareHandler<Env> = (context, next) =>
  (context.req.path === "/" ? ofEditor : ofPreview)(context, next);

const policy = (frameAncestors: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: [frameAncestors],
      baseUri: [NONE],
      formAction: [NONE],
    },
  });

const ofEditor = policy(NONE);
const ofPreview = policy("'self'");
