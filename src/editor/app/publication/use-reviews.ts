import { useCallback, useEffect, useState } from "react";
import type { Review } from "../../contract/git.ts";
import { useLatest } from "../use-latest.ts";
import type { PublicationActions } from "./publication-actions.ts";

/** How often a host is asked while it is checking something, in milliseconds. */
const PAUSE = 5000;

/** A check runs, or is about to. */
const isOnItsWay = ({ state, address }: Review) => state === "checking" || (state === "sent" && address !== undefined);

const published = (reviews: readonly Review[]) => reviews.filter(({ state }) => state === "published").length;

/** Where that is which was sent; asked again while it is on its way. */
export function useReviews({ reviews: ask, publish: askToPublish }: PublicationActions, onPublished: () => void) {
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [failure, setFailure] = useState("");
  // A question that is under way outlasts the function of the render that asked it.
  const hear = useLatest(onPublished);
  const take = useCallback(
    (next: readonly Review[]) => {
      setFailure("");
      setReviews(next);
      if (reviews && published(next) > published(reviews)) hear.current();
    },
    [reviews, hear],
  );
  useEffect(() => {
    if (reviews && !reviews.some(isOnItsWay)) return undefined;
    let current = true;
    const look = () =>
      void ask().then(
        (next) => current && take(next),
        (error: Error) => setFailure(error.message),
      );
    const timer = window.setTimeout(look, reviews ? PAUSE : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, reviews, take]);
  const publish = async (branch: string) => {
    try {
      const done = await askToPublish(branch);
      take(reviews?.map((each) => (each.branch === branch ? done : each)) ?? []);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return { reviews: reviews ?? [], failure, publish };
}
