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
export type Login = (headers: Headers, explain?: (reason: string) => void) => Promise<string | undefined>;

/** Maximum requests per minute from a member, whose page may load hundreds of pictures, and from a stranger. */
const LIMITS = { member: 6000, stranger: 60 };

/**
 * Returns a function that resolves to the member who sent a request. The function rejects with a `RefusedRequest` for
 * strangers and for too many requests.
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
      await members.consume(person.email).catch(refuseIfLimited);
      return person;
    }
    // Strangers are counted by e-mail address if there is one, because all requests through a proxy have the network
    // address of the proxy.
    await strangers.consume(email ?? getConnInfo(context).remote.address ?? "").catch(refuseIfLimited);
    if (email) throw new RefusedRequest(403, messages.newsroom.notOfTeam(email, team().contact));
    throw new RefusedRequest(401, messages.newsroom.notVerified);
  };
}

/**
 * Milliseconds after which the same reason is logged again. Without this limit, anybody could fill the log by sending
 * requests without a login.
 */
const REPEAT_AFTER = 60_000;

function withoutRepeats(log: (line: string) => void): (reason: string) => void {
  const loggedAt = new Map<string, number>();
  return (reason) => {
    // The number of stored reasons is limited, because a reason can contain any text from a sent token.
    if (loggedAt.size > 100) loggedAt.clear();
    if ((loggedAt.get(reason) ?? -Infinity) > Date.now() - REPEAT_AFTER) return;
    loggedAt.set(reason, Date.now());
    log(messages.newsroom.refused(reason));
  };
}

function refuseIfLimited(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? rateLimitRefusal() : reason;
}

const rateLimitRefusal = () => new RefusedRequest(429, messages.newsroom.tooOften);
