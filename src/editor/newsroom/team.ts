/** Who may enter, and what they may do: one file outside of the content, read again when it changes. */
import { readFileSync, statSync, unwatchFile, watchFile } from "node:fs";
import { type Document, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { type Person, RIGHTS } from "../contract/team.ts";
import { isName } from "../server/git/author.ts";

/** By A to Z alone: other letters have one of these as their small one, as the Kelvin sign (U+212A) has `k`. */
export const inLowerCase = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const RIGHT_NAMES = RIGHTS.join(", ");

/** A key that nobody knows is probably another, misspelt. */
const map = <Shape extends z.ZodRawShape>(shape: Shape, what: string) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? messages.newsroom.unknownKeys(String(keys?.join(", "))) : what,
  });

const member = map(
  {
    email: z.email(messages.newsroom.mailDue).transform(inLowerCase),
    name: z
      .string(messages.newsroom.nameMissing)
      .trim()
      .min(1, messages.newsroom.nameMissing)
      .refine(isName, messages.newsroom.badName),
    may: z.array(
      z.enum(RIGHTS, messages.newsroom.rightsAre(RIGHT_NAMES)),
      messages.newsroom.rightsMissing(RIGHT_NAMES),
    ),
  },
  messages.newsroom.fieldsOfMember,
);

const members = z
  .array(member, messages.newsroom.membersMissing)
  .min(1, messages.newsroom.nobody)
  .superRefine((all, context) => {
    all.forEach(({ email }, index) => {
      if (all.findIndex((each) => each.email === email) < index)
        context.addIssue({ code: "custom", message: messages.newsroom.twice(email), path: [index, "email"] });
    });
  });

/** `contact`: whom to ask, as whoever is not in the team reads it. */
const schema = map(
  { contact: z.string(messages.newsroom.contactMissing).trim().min(1, messages.newsroom.contactMissing), members },
  messages.newsroom.fieldsOfTeam,
);

export interface Team {
  contact: string;
  members: readonly Person[];
}

/** Throws a `UsageError` that names the line of each mistake. */
export function readTeam(file: string): Team {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong)
    throw new UsageError(messages.newsroom.badYaml(`${file}:${wrong.linePos?.[0].line ?? 1}`, firstLine(wrong)));
  const { data, error } = schema.safeParse(valueOf(document, file));
  if (data) return data;
  const told = error.issues.map((issue) => {
    const path = "keys" in issue ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return [`${file}:${lineOf(document, lines, path)}`, path.join("."), issue.message].filter(Boolean).join(": ");
  });
  throw new UsageError(told.join("\n"));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(messages.newsroom.cannotReadTeam(file));
  }
}

/** Throws for a name that refers to nothing. */
function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    throw new UsageError(messages.newsroom.badYaml(file, firstLine(error as Error)));
  }
}

/** Without the place, which stands before it, and without the lines of the file. */
const firstLine = ({ message }: Error) => message.split("\n")[0]?.replace(/ at line \d+, column \d+:$/, "") ?? "";

/** Of what is missing, the line of that in which it is. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  if (node?.range) return lines.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : lineOf(document, lines, path.slice(0, -1));
}

interface Hearing {
  /** Somebody is in the team by now who was not, or the other way round, or may do something else. */
  onChange: () => void;
  onError: (error: unknown) => void;
}

/** Milliseconds after which it is noticed that somebody was taken out, where nobody asks for anything. */
const LOOK = 1000;

/** As it is now. A mistake that is made while the newsroom is open is told of, and leaves the team as it was. */
export function watchedTeam(file: string, { onChange, onError }: Hearing): { team: () => Team; close: () => void } {
  const stampOf = () => {
    const { mtimeMs, ino, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return [mtimeMs, ino, size].join();
  };
  let [team, stamp] = [readTeam(file), stampOf()];
  const look = () => {
    const now = stampOf();
    if (now === stamp) return team;
    stamp = now;
    try {
      team = readTeam(file);
      onChange();
    } catch (error) {
      onError(error);
    }
    return team;
  };
  watchFile(file, { interval: LOOK, persistent: false }, look);
  return { team: look, close: () => unwatchFile(file, look) };
}
