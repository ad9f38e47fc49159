/** Finds the member of the team who sent a request, and limits the rate of requests. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { messages } from "../../messages/messages.ts";
import type { Person } from "../../contract/team.ts";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import type { Team } from "../team.ts";

/**
 * Resolves to the sender's e-mail address, in lower case, if a proxy verified the address. Otherwise, resolves to
 * `undefined` and calls `explain` with the reason, a sentence for the person who installed the newsroom.
 */
export type Login = (headers: Headers, explain?: (why: string) => void) => Promise<string | undefined>;

/** Maximum requests per minute: from a member, whose page may load hundreds of pictures, and from a stranger. */
const LIMITS = { member: 6000, stranger: 60 };

/**
 * Returns a function that authenticates requests. The function throws a `RefusedRequest` for strangers and for too many
 * requests.
 */
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
    // Strangers are counted by e-mail address if there is one, because all requests through a proxy have the network
    // address of the proxy.
    await strangers.consume(email ?? getConnInfo(context).remote.address ?? "").catch(refuse);
    if (email) throw new RefusedRequest(403, messages.newsroom.notOfTeam(email, team().contact));
    throw new RefusedRequest(401, messages.newsroom.notVerified);
  };
}

/**
 * Milliseconds during which the same reason is logged only once, because anybody could otherwise fill the log by
 * sending requests without a login.
 */
const QUIET = 60_000;

function withoutRepeats(log: (line: string) => void): (why: string) => void {
  const told = new Map<string, number>();
  return (why) => {
    // Reasons can contain parts of tokens, so the number of stored reasons has to be limited.
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
