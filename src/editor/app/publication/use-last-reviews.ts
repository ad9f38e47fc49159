import { useEffect, useMemo, useState } from "react";
import type { Changes, Review } from "../../contract/git.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange } from "../server-events.ts";
import type { Request } from "../../contract/requests.ts";
import type { PublicationActions } from "./publication-actions.ts";
import type { Way } from "./way.ts";

/** What is not published and where that is which was sent, as last heard by whatever asked; asked when the editor opens, and after each change. */
export function useLastReviews(
  canSend: boolean,
  way: Way,
): {
  /** Absent until it is known. */
  changes: Changes | undefined;
  reviews: readonly Review[];
  actions: PublicationActions;
} {
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  const [changes, setChanges] = useState<Changes>();
  const actions = useMemo((): PublicationActions => {
    const look = async () => {
      const heard = await editorApi.reviews({});
      setReviews(heard.reviews);
      return heard.reviews;
    };
    return {
      changes: async () => {
        const found = await editorApi.changes({});
        setChanges(found);
        return found;
      },
      send: async (sending) => {
        if (way !== "send") return SEND[way](sending);
        const sent = await editorApi.send(sending);
        void look().catch(untilAsked);
        return sent;
      },
      dismiss: async (id) => void (await editorApi.dismissRelease({ id })),
      reviews: look,
      publish: async (branch) => {
        const done = await editorApi.publish({ branch });
        setReviews((all) => all.map((each) => (each.branch === branch ? done : each)));
        return done;
      },
    };
  }, [way]);
  useEffect(() => {
    if (canSend && way === "send") void actions.reviews().catch(untilAsked);
  }, [canSend, way, actions]);
  useEffect(() => {
    if (!canSend) return undefined;
    const look = () => void actions.changes().catch(untilAsked);
    look();
    return onContentChange(look);
  }, [canSend, actions]);
  return { changes, reviews, actions };
}

const SEND = {
  release: ({ sentence, only = [], choices = [] }: Request<"send">) => editorApi.release({ sentence, only, choices }),
  ask: async ({ sentence, only = [] }: Request<"send">) => {
    const answer = await editorApi.askRelease({ sentence, only });
    return "refusal" in answer ? answer : ({ asked: true } as const);
  },
};

/** The dialog asks again, and says what is wrong. */
const untilAsked = () => {};
