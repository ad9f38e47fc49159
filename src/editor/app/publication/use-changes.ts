import { useEffect, useMemo, useState } from "react";
import type { Changes, Published, Refusal } from "../../contract/git.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange } from "../server-events.ts";
import type { Way } from "./publish-or-request.ts";
import type { Request } from "../../contract/requests.ts";

/** Unpublished changes, loaded when the editor opens and after each change. */
export function useChanges(canPublish: boolean, way: Way) {
  /** Absent until they are known. */
  const [changes, setChanges] = useState<Changes>();
  const actions = useMemo(
    (): PublicationActions => ({
      changes: async () => {
        const found = await editorApi.changes({});
        setChanges(found);
        return found;
      },
      send: async (request) => {
        if (way === "publish") return editorApi.publish(request);
        const answer = await editorApi.askToPublish({ sentence: request.sentence, only: request.only ?? [] });
        return "refusal" in answer ? answer : { asked: true };
      },
      dismiss: async (id) => void (await editorApi.dismissRequest({ id })),
    }),
    [way],
  );
  useEffect(() => {
    if (!canPublish) return undefined;
    const look = () => void actions.changes().catch(untilAsked);
    look();
    return onContentChange(look);
  }, [canPublish, actions]);
  return { changes, actions };
}

/** The dialog asks again, and shows errors. */
const untilAsked = () => {};

/** Requests of the dialog. The message of an error is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  /** Publishes, or asks somebody who may. */
  send: (request: Request<"publish">) => Promise<Outcome | Refusal>;
  dismiss: (id: number) => Promise<void>;
}

export type Outcome = Published | { asked: true };

export type Side = "before" | "after";
