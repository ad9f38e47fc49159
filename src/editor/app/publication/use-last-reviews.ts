import { useEffect, useMemo, useState } from "react";
import type { Review } from "../../contract/git.ts";
import { editorApi } from "../editor-api.ts";
import type { PublicationActions } from "./publication-actions.ts";

/** Where that is which was sent, as it was last heard by whatever asked; asked when the editor opens, and after sending. */
export function useLastReviews(canSend: boolean): { reviews: readonly Review[]; actions: PublicationActions } {
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  const actions = useMemo((): PublicationActions => {
    const look = async () => {
      const heard = await editorApi.reviews({});
      setReviews(heard.reviews);
      return heard.reviews;
    };
    return {
      changes: () => editorApi.changes({}),
      send: async (sending) => {
        const sent = await editorApi.send(sending);
        void look().catch(untilAsked);
        return sent;
      },
      reviews: look,
      publish: async (branch) => {
        const done = await editorApi.publish({ branch });
        setReviews((all) => all.map((each) => (each.branch === branch ? done : each)));
        return done;
      },
    };
  }, []);
  useEffect(() => {
    if (canSend) void actions.reviews().catch(untilAsked);
  }, [canSend, actions]);
  return { reviews, actions };
}

/** The dialog asks again, and says what is wrong. */
const untilAsked = () => {};
