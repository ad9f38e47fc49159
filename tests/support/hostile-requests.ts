/** Sends random requests that no browser would send, as bytes on a socket. A seed repeats them. */
import { connect } from "node:net";
import * as fc from "fast-check";

/** What a request must name to get past the first checks of a server. */
export interface Door {
  port: number;
  /** Paths that the server serves. */
  paths: readonly string[];
  /** Headers without which nobody is let in. */
  headers?: Readonly<Record<string, string>>;
}

/** When the client leaves: after its answer, before its request is whole, at the first byte of the answer, at once. */
const LEAVES = ["answered", "answered", "answered", "halfway", "first byte", "at once"] as const;

interface Hostile {
  bytes: Buffer;
  leaves: (typeof LEAVES)[number];
}

const HUGE = ["9007199254740991", "9007199254740992", "99999999999999999999", "18446744073709551616", "1e400", "-1"];
const number = fc.oneof(fc.constantFrom(...HUGE), fc.nat({ max: 300 }).map(String), fc.constant(""));

const range = fc
  .tuple(
    fc.constantFrom("bytes", "bytes", "bytes", "BYTES", "lines", ""),
    fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 3 }),
  )
  .map(([unit, parts]) => `${unit}=${parts.map(([first, last]) => `${first}-${last}`).join(",")}`);

/** Invalid percent signs, half a letter, NUL and line breaks; paths out of a folder; hosts within a path. */
const PIECES = [
  ["%", "%0", "%zz", "%ff%c0%ae", "%00", "%0d%0a", "%2e%2e", "%2f", "%5c", "%F0%9F"],
  ["..", "//", "\\", "?", "#", ";", ":", "@", "[", "ñ", "\u0001", " ", "http://x", "http://[", "*", "x".repeat(900)],
].flat();
const piece = fc.constantFrom(...PIECES);

const METHODS =
  "GET GET GET HEAD POST POST PUT DELETE OPTIONS TRACE CONNECT PATCH PROPFIND M-SEARCH get NONSENSE".split(" ");
const method = fc.constantFrom(...METHODS, "");

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\u0000", "x".repeat(9000), "{}", "null"),
);
const encoding = fc.constantFrom("br", "gzip", "br;q=0", "*", "identity", "x".repeat(500));
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
const type = fc.constantFrom(
  ...FORMS,
  "application/json",
  "text/plain",
  "application/json; charset=utf-16",
  "\u00ff",
  "",
);

/** Generates a header with one of these names, which are separated by spaces. */
const named = (names: string, value: fc.Arbitrary<string>) => fc.tuple(fc.constantFrom(...names.split(" ")), value);
const oneOf = (...values: string[]) => fc.constantFrom(...values);
const header = fc.oneof(
  named("Range range", range),
  named("Content-Type", type),
  named("Accept-Encoding", encoding),
  named("Host Host host", oneOf("", "[", "a:99999", "a b", "localhost@x", "\u00ff")),
  named("If-None-Match If-Range If-Modified-Since", text),
  named("Expect", oneOf("100-continue", "a miracle")),
  named("Connection Upgrade", oneOf("Upgrade", "websocket", "h2c", "close, close")),
  named("Origin Referer X-Forwarded-For Forwarded Cookie Accept", text),
  named("Transfer-Encoding", oneOf("chunked", "gzip, chunked", "identity")),
  named("Content-Length", number),
  fc.tuple(oneOf("__proto__", "constructor", "X", "Bad Name", ""), text),
);

const field = fc.constantFrom("nombre", "correo", "mensaje", "fullName", "email", "url", "file", "__proto__");
const value = fc.oneof(text, fc.constantFrom("Ana Sosa", "ana@pompa.example", "a@b\r\nBcc: c@d", "\ud800"));
const fields = fc.dictionary(field, value);
const body = fc.oneof(
  fields.map((values) => JSON.stringify(values)),
  fields.map((values) => new URLSearchParams(values).toString()),
  fc.json(),
  text,
  fc.constantFrom("5\r\nhello\r\n0\r\n\r\n", "ffffffffffffffff\r\n", "x".repeat(20_000), "[".repeat(5000)),
);

const requestTo = ({ paths, headers: own = {} }: Door) =>
  fc
    .record({
      method,
      path: fc.constantFrom(...paths),
      pieces: fc.array(piece, { maxLength: 2 }),
      headers: fc.array(header, { maxLength: 4 }),
      isOwn: fc.integer({ min: 0, max: 3 }).map((sort) => sort > 0),
      body: fc.option(body, { nil: "" }),
      hasLength: fc.integer({ min: 0, max: 5 }).map((sort) => sort > 0),
    })
    .map(({ method: verb, path, pieces, headers, isOwn, body: content, hasLength }) => {
      const bytes = Buffer.from(content);
      const length = hasLength && content ? [["Content-Length", String(bytes.length)] as const] : [];
      const allHeaders = [...Object.entries(isOwn ? { Host: "localhost", ...own } : {}), ...headers, ...length];
      const lines = allHeaders.map(([name, headerText]) => `${name}: ${headerText}\r\n`).join("");
      const target = encoded(path + pieces.join(""));
      return Buffer.concat([Buffer.from(`${verb} ${target} HTTP/1.1\r\n${lines}\r\n`, "latin1"), bytes]);
    });

/** Escapes only spaces, which would end the address. Other characters are sent as they are, even invalid ones. */
const encoded = (target: string) => target.replaceAll(" ", "%20");

const hostile = (door: Door): fc.Arbitrary<Hostile> =>
  fc.record({
    bytes: fc.oneof(
      { weight: 8, arbitrary: requestTo(door) },
      // Several requests on one connection, where a server might answer one in the place of another.
      {
        weight: 1,
        arbitrary: fc.array(requestTo(door), { minLength: 2, maxLength: 4 }).map((all) => Buffer.concat(all)),
      },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    ),
    leaves: fc.constantFrom(...LEAVES),
  });

/** The maximum number of connections at a time. */
const AT_ONCE = 40;
/** Milliseconds after which a client leaves, whatever it received. */
const PATIENCE = 400;

/** Sends `count` requests, and returns how often each status came back, with `""` for requests without an answer. */
export async function sendHostile(door: Door, count: number, seed: number): Promise<Map<string, number>> {
  const all = fc.sample(hostile(door), { numRuns: count, seed });
  const statuses = new Map<string, number>();
  const next = async () => {
    for (let request = all.pop(); request; request = all.pop()) {
      const status = await sendOne(door.port, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return statuses;
}

function sendOne(port: number, { bytes, leaves }: Hostile): Promise<string> {
  return new Promise((resolve) => {
    let status = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      if (leaves === "at once") return void socket.resetAndDestroy();
      if (leaves === "halfway") return void socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
      // The request ends here, so the server need not wait for more.
      socket.end(bytes);
    });
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on("data", (data: Buffer) => {
      status ||= data.toString("latin1").split(" ")[1] ?? "";
      if (leaves === "first byte") socket.destroy();
    });
    socket.on("error", () => {}).on("close", () => resolve(status));
  });
}
