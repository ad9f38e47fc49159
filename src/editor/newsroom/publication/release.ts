/** «Publicar»: what was chosen is committed to the main branch, built, and handed to readers. */
import { words } from "../../words/words.ts";
import type { Refusal, Released } from "../../contract/git.ts";
import type { Person } from "../../contract/person.ts";
import type { Request } from "../../contract/requests.ts";
import { inTurn } from "../../server/actions/context.ts";
import { sayIfGit } from "../../server/actions/in-repository.ts";
import { RefusedRequest } from "../../server/http/refused-request.ts";
import type { Workspaces } from "../workspaces.ts";
import type { Publisher } from "./publisher.ts";

interface Releasing {
  publisher: Publisher;
  workspaces: () => Workspaces;
  /** Hears a line of what happened. */
  log: (line: string) => void;
}

export const releaseWith =
  ({ publisher, workspaces, log }: Releasing) =>
  async (person: Person, request: Request<"release">): Promise<Released | Refusal> => {
    const { repository, content } = workspaces();
    const { made, trouble } = await publisher
      .publish(async () => {
        // What is being written goes along.
        await inTurn(async () => {});
        const found = await repository;
        if (!found) throw new RefusedRequest(503, words.newsroom.repositoryGone);
        return found.release(person, request);
      })
      .catch(sayIfGit);
    if ("refusal" in made) return made;
    log(words.newsroom.publishedBy(person.name, made.sentence, trouble));
    await content.read();
    const site = content.documents.get("site.yaml")?.read.documents[0]?.content?.data;
    return { sentence: made.sentence, address: String(site?.url ?? ""), ...(trouble !== undefined && { trouble }) };
  };
