import type { Git } from "./command.ts";
import type { Author } from "../../contract/requests.ts";
import type { Person } from "../../contract/team.ts";

/** Matches names without the characters that Git refuses or removes in an identity. */
const NAME = /^[^<>\p{Cc}]*[\p{L}\p{N}][^<>\p{Cc}]*$/u;
const EMAIL = /^[^\s<>@]+@[^\s<>@]+$/;

/** Whether Git accepts a text as the name of a person. */
export const isName = (name: string) => NAME.test(name);

/** Whether Git's configuration has an author. */
export async function hasAuthor(git: Git): Promise<boolean> {
  const idents = await Promise.all(["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].map((name) => git.maybe(["var", name])));
  return idents.every((ident) => ident !== undefined);
}

/** Stores the author for this repository only. Returns `false` if the name or the e-mail address is invalid. */
export async function keepAuthor(git: Git, { name, email }: Author): Promise<boolean> {
  if (!isName(name.trim()) || !EMAIL.test(email.trim())) return false;
  await git.bytes(["config", "--local", "user.name", name.trim()]);
  await git.bytes(["config", "--local", "user.email", email.trim()]);
  return true;
}

/** Git with a person as author and committer. */
export const withAuthor = (git: Git, { name, email }: Pick<Person, "name" | "email">): Git =>
  git.with({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });
