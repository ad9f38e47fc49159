import { useEffect, useMemo, useState } from "react";
import type { Review } from "../../contract/git.ts";
import { editorApi } from "../editor-api.ts";
import type { Request } from "../../contract/requests.ts";
import type { PublicationActions } from "./publication-actions.ts";
import type { Way } from "./way.ts";

/** Where that is which was sent, as it was last heard by whatever asked; asked when the editor opens, and after sending. */
export function useLastReviews(
  canSend: boolean,
  way: Way,
): {
  reviews: readonly Review[];
  actions: PublicationActions;
} {
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
  return { reviews, actions };
}

const SEND = {
  release: ({ sentence, only = [], choices = [] }: Request<"send">) => editorApi.release({ sentence, only, choices }),
  ask: async ({ sentence, only = [] }: Request<"send">) => {
    await editorApi.askRelease({ sentence, only });
    return { asked: true } as const;
  },
};

/** The dialog asks again, and says what is wrong. */
const untilAsked = () => {};
