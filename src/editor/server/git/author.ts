import type { Git } from "./command.ts";
import type { Author } from "../../contract/requests.ts";
import type { Person } from "../../contract/team.ts";

/** Git refuses these in an identity, or takes them out of it. */
const NAME = /^[^<>\p{Cc}]*[\p{L}\p{N}][^<>\p{Cc}]*$/u;
const EMAIL = /^[^\s<>@]+@[^\s<>@]+$/;

/** Whether Git takes it for the name of a person. */
export const isName = (name: string) => NAME.test(name);

/** Whether Git knows by its configuration who the editor is. */
export async function hasAuthor(git: Git): Promise<boolean> {
  const idents = await Promise.all(["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].map((name) => git.maybe(["var", name])));
  return idents.every((ident) => ident !== undefined);
}

/** For this repository only: other repositories of the computer are none of ours. `false`: no name or no e-mail address. */
export async function keepAuthor(git: Git, { name, email }: Author): Promise<boolean> {
  if (!isName(name.trim()) || !EMAIL.test(email.trim())) return false;
  await git.bytes(["config", "--local", "user.name", name.trim()]);
  await git.bytes(["config", "--local", "user.email", email.trim()]);
  return true;
}

/** Git with a person as the author and the committer of what it makes. */
export const as = (git: Git, { name, email }: Pick<Person, "name" | "email">): Git =>
  git.with({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });
