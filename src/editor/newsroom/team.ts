/** The team: members and rights, in one file outside of the content. The file is read again when it changes. */
import { readFileSync, statSync, unwatchFile, watchFile } from "node:fs";
import { type Document, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { type Person, RIGHTS } from "../contract/team.ts";
import { isName } from "../server/git/command.ts";

/**
 * Converts an e-mail address to lower case. Only A to Z are changed, because `toLowerCase` turns some other characters
 * into the same letters: the Kelvin sign (U+212A) becomes `k`.
 */
export const toAsciiLowerCase = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const RIGHT_NAMES = RIGHTS.join(", ");

/** Returns the schema of an object. The schema refuses unknown keys, because such keys are probably misspelt. */
const strictObject = <Shape extends z.ZodRawShape>(shape: Shape, message: string) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? messages.newsroom.unknownKeys(String(keys?.join(", "))) : message,
  });

const member = strictObject(
  {
    email: z.email(messages.newsroom.mailDue).transform(toAsciiLowerCase),
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

/** Schema of the team's file. `contact` names the person to ask, and is shown to people who are not in the team. */
const schema = strictObject(
  { contact: z.string(messages.newsroom.contactMissing).trim().min(1, messages.newsroom.contactMissing), members },
  messages.newsroom.fieldsOfTeam,
);

export interface Team {
  contact: string;
  members: readonly Person[];
}

/** Reads the team's file. Throws a `UsageError` that names the line of each mistake. */
export function readTeam(file: string): Team {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines });
  const [yamlError] = document.errors;
  if (yamlError)
    throw new UsageError(
      messages.newsroom.badYaml(`${file}:${yamlError.linePos?.[0].line ?? 1}`, firstLine(yamlError)),
    );
  const { data, error } = schema.safeParse(valueOf(document, file));
  if (data) return data;
  const mistakes = error.issues.map((issue) => {
    const path = "keys" in issue ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return [`${file}:${lineOf(document, lines, path)}`, path.join("."), issue.message].filter(Boolean).join(": ");
  });
  throw new UsageError(mistakes.join("\n"));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(messages.newsroom.cannotReadTeam(file));
  }
}

/** Converts a YAML document to a JavaScript value. Throws a `UsageError` for an alias without an anchor. */
function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    throw new UsageError(messages.newsroom.badYaml(file, firstLine(error as Error)));
  }
}

/** Returns the first line of an error message of the YAML parser, without the position at the end of that line. */
const firstLine = ({ message }: Error) => message.split("\n")[0]?.replace(/ at line \d+, column \d+:$/, "") ?? "";

/** Returns the line of a value in the file, counted from 1; for a missing value, the line of its parent. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  if (node?.range) return lines.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : lineOf(document, lines, path.slice(0, -1));
}

interface TeamHandlers {
  /** Called when members or rights changed. */
  onChange: () => void;
  onError: (error: unknown) => void;
}

/** Milliseconds between two checks of the team's file. Each request also checks the file. */
const POLL_INTERVAL = 1000;

/** Watches the team's file, and reports mistakes in it. In the result, `team` returns the last valid team. */
export function watchTeam(file: string, { onChange, onError }: TeamHandlers): { team: () => Team; close: () => void } {
  const readStamp = () => {
    try {
      const { mtimeMs, ino, size } = statSync(file);
      return [mtimeMs, ino, size].join();
    } catch {
      return "";
    }
  };
  let [lastTeam, lastStamp] = [readTeam(file), readStamp()];
  const currentTeam = () => {
    const newStamp = readStamp();
    if (newStamp === lastStamp) return lastTeam;
    lastStamp = newStamp;
    try {
      lastTeam = readTeam(file);
      onChange();
    } catch (error) {
      onError(error);
    }
    return lastTeam;
  };
  watchFile(file, { interval: POLL_INTERVAL, persistent: false }, currentTeam);
  return { team: currentTeam, close: () => unwatchFile(file, currentTeam) };
}
