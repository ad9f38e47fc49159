/** From a request to a member of the team, or to nobody. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { messages } from "../../messages/messages.ts";
import type { Person } from "../../contract/team.ts";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import type { Team } from "../team.ts";

/**
 * Who sent a request, as somebody else verified it: their e-mail address in lower case; `undefined` for what nobody
 * vouches for. `because` hears why, in a sentence for whoever installed it.
 */
export type Login = (headers: Headers, because?: (why: string) => void) => Promise<string | undefined>;

/** Requests in a minute: of who is let in, whose page asks for hundreds of pictures; and of an address that is not. */
const LIMITS = { member: 6000, stranger: 60 };

/** Throws a `RefusedRequest` for who is not of the team, and for who asks too often. */
export function createAuthentication(
  login: Login,
  { team, log }: { team: () => Team; log: (line: string) => void },
): (context: Context) => Promise<Person> {
  const because = eachOnce(log);
  const members = new RateLimiterMemory({ points: LIMITS.member, duration: 60 });
  const strangers = new RateLimiterMemory({ points: LIMITS.stranger, duration: 60 });
  return async (context) => {
    const email = await login(context.req.raw.headers, because);
    const person = team().members.find((each) => each.email === email);
    if (person) {
      await members.consume(person.email).catch(refuse);
      return person;
    }
    // Behind a proxy all have its address: whoever is known by name is counted by that.
    await strangers.consume(email ?? getConnInfo(context).remote.address ?? "").catch(refuse);
    if (email) throw new RefusedRequest(403, messages.newsroom.notOfTeam(email, team().contact));
    throw new RefusedRequest(401, messages.newsroom.notVerified);
  };
}

/** Milliseconds in which the same is logged once: anybody can ask without a login as often as they like. */
const QUIET = 60_000;

function eachOnce(log: (line: string) => void): (why: string) => void {
  const told = new Map<string, number>();
  return (why) => {
    // What a token says of itself is nobody's list.
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
