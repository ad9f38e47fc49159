import { messages } from "../../messages/messages.ts";
import { GitError } from "../git/command.ts";
import { localTrouble } from "../git/refusals.ts";
import type { Repository } from "../git/repository.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";

/** Answers what a repository is asked. */
export const inRepository =
  ({ repository }: EditorContext) =>
  async <Answer>(ask: (repository: Repository) => Promise<Answer>): Promise<Answer> => {
    const found = await repository;
    if (!found) throw new RefusedRequest(404, messages.documents.noRepository);
    return ask(found).catch(sayIfGit);
  };

/** What Git cannot do on this computer is a sentence, and no fault of ours. */
export function sayIfGit(error: unknown): never {
  throw error instanceof GitError ? new RefusedRequest(503, localTrouble(error)) : error;
}
