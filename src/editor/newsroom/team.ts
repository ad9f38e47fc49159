/** Who may enter, and what they may do: one file outside of the content, read again when it changes. */
import { readFileSync, statSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { UsageError } from "../../delivery/build/usage-error.ts";
import { type Person, RIGHTS } from "../contract/person.ts";

const RIGHT_NAMES = RIGHTS.join(", ");

const member = z.strictObject({
  email: z.email("va un correo, como ana@pompa.example").transform((address) => address.toLowerCase()),
  name: z
    .string("falta el nombre")
    .trim()
    .min(1, "falta el nombre")
    .regex(/^[^<>\p{Cc}]*$/u, "no puede llevar < ni >"),
  may: z.array(
    z.enum(RIGHTS, `lo que puede hacer es ${RIGHT_NAMES}`),
    `falta la lista de lo que puede hacer: ${RIGHT_NAMES}`,
  ),
});

const schema = z
  .strictObject({
    /** Whom to ask, as whoever is not in the team reads it. */
    contact: z.string("falta a quién pedirle entrar").trim().min(1, "falta a quién pedirle entrar"),
    members: z.array(member, "falta la lista de quienes la integran").min(1, "no hay nadie"),
  })
  .superRefine(({ members }, context) => {
    members.forEach(({ email }, index) => {
      if (members.findIndex((each) => each.email === email) < index)
        context.addIssue({ code: "custom", message: `«${email}» está dos veces`, path: ["members", index, "email"] });
    });
  });

export interface Team {
  contact: string;
  members: readonly Person[];
}

/** Throws a `UsageError` that names the line of each mistake. */
export function readTeam(file: string): Team {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong) throw new UsageError(`${file}:${wrong.linePos?.[0].line ?? 1}: no es YAML bien escrito: ${wrong.message}`);
  const { data, error } = schema.safeParse(document.toJS() ?? {});
  if (data) return data;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const told = error.issues.map(({ path, message, code }) => {
    const said =
      code === "unrecognized_keys"
        ? `no se entiende «${error.issues.flatMap((each) => ("keys" in each ? each.keys : [])).join(", ")}»`
        : message;
    return `${file}:${lineOf(path)}: ${[...path].join(".")}: ${said}`;
  });
  throw new UsageError(told.join("\n"));
}

/** As it is now. A mistake that is made while the newsroom is open is told of, and leaves the team as it was. */
export function watchedTeam(file: string, onError: (error: unknown) => void): () => Team {
  const stampOf = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let [team, stamp] = [readTeam(file), stampOf()];
  return () => {
    const now = stampOf();
    if (now === stamp) return team;
    stamp = now;
    try {
      team = readTeam(file);
    } catch (error) {
      onError(error);
    }
    return team;
  };
}
