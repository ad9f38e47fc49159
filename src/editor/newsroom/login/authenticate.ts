/** Finds the member of the team who sent a request, and limits the rate of requests. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { messages } from "../../messages/messages.ts";
import type { Person } from "../../contract/team.ts";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import type { Team } from "../team.ts";

/**
 * The e-mail address of whoever sent a request, in lower case, as a proxy verified it; `undefined` if none did.
 * `explain` is called with the reason, a sentence for whoever installed the newsroom.
 */
export type Login = (headers: Headers, explain?: (why: string) => void) => Promise<string | undefined>;

/** Most requests per minute: of a member, whose page may load hundreds of pictures, and of an unknown address. */
const LIMITS = { member: 6000, stranger: 60 };

/** Authenticates requests. Throws a `RefusedRequest` for strangers and for too many requests. */
export function createAuthentication(
  login: Login,
  { team, log }: { team: () => Team; log: (line: string) => void },
): (context: Context) => Promise<Person> {
  const explain = withoutRepeats(log);
  const members = new RateLimiterMemory({ points: LIMITS.member, duration: 60 });
  const strangers = new RateLimiterMemory({ points: LIMITS.stranger, duration: 60 });
  return async (context) => {
    const email = await login(context.req.raw.headers, explain);
    const person = team().members.find((each) => each.email === email);
    if (person) {
      await members.consume(person.email).catch(refuse);
      return person;
    }
    // Behind a proxy all requests have its address, so the e-mail address counts if there is one.
    await strangers.consume(email ?? getConnInfo(context).remote.address ?? "").catch(refuse);
    if (email) throw new RefusedRequest(403, messages.newsroom.notOfTeam(email, team().contact));
    throw new RefusedRequest(401, messages.newsroom.notVerified);
  };
}

/** Milliseconds in which a reason is logged once, because anybody can send requests without a login. */
const QUIET = 60_000;

function withoutRepeats(log: (line: string) => void): (why: string) => void {
  const told = new Map<string, number>();
  return (why) => {
    // Reasons contain texts of tokens, so their number has to be limited.
    if (told.size > 100) told.clear();
    if ((told.get(why) ?? -Infinity) > Date.now() - QUIET) return;
    told.set(why, Date.now());
    log(messages.newsroom.refused(why));
  };
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooOften() : reason;
}

const tooOften = () => new RefusedRequest(429, messages.newsroom.tooOften);
