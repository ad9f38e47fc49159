import { Badge, Button, chakra, Flex, Link, Text } from "@chakra-ui/react";
import * as words from "#words";
import type { Review } from "../../contract/git.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import type { Sought } from "../document/use-sought.ts";
import type { PublicationActions } from "./publication-actions.ts";
import { ReviewProblems, type ReviewProblemsProps } from "./review-problems.tsx";
import { useReviews } from "./use-reviews.ts";

const STATES: Record<Review["state"], { word: string; color: string }> = {
  sent: { word: words.publication.stateSent, color: "orange" },
  checking: { word: words.publication.stateChecking, color: "blue" },
  refused: { word: words.publication.stateRefused, color: "red" },
  waiting: { word: words.publication.stateWaiting, color: "green" },
  published: { word: words.publication.statePublished, color: "green" },
  closed: { word: words.publication.stateClosed, color: "gray" },
};

interface ReviewsProps {
  actions: PublicationActions;
  types: readonly EditorType[];
  entries: readonly Entry[];
  onReveal: (field: Sought) => void;
  /** The content that readers have is another one now. */
  onPublished: () => void;
}

/** What was sent, and where each is now. */
export function Reviews({ actions, onPublished, ...places }: ReviewsProps) {
  const { reviews, failure, publish } = useReviews(actions, onPublished);
  if (reviews.length === 0 && !failure) return null;
  return (
    <chakra.section aria-label={words.publication.whatWasSent} mb="4">
      <Text fontWeight="semibold">{words.publication.whatWasSent}</Text>
      {failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {failure}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {reviews.map((review) => (
          <ReviewRow key={review.branch} {...places} review={review} onPublish={() => void publish(review.branch)} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface ReviewRowProps extends Omit<ReviewProblemsProps, "problems"> {
  review: Review;
  onPublish: () => void;
}

function ReviewRow({ review, onPublish, ...places }: ReviewRowProps) {
  const { sentence, state, words: news, problems, address, canPublish } = review;
  const { word, color } = STATES[state];
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2" borderBottomWidth="1px">
      <Flex direction="column" flex="1" minW="12rem">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {sentence}
          </Text>
          <Badge colorPalette={color}>{word}</Badge>
        </Flex>
        <Text role="status" textStyle="sm" color="fg.muted">
          {news}
        </Text>
        <ReviewProblems problems={problems} {...places} />
        {address && (
          <Link href={address} target="_blank" rel="noreferrer" variant="underline" textStyle="sm" minH="6">
            {words.publication.seeReview}
          </Link>
        )}
      </Flex>
      {canPublish && (
        <Button size="sm" variant="outline" onClick={onPublish}>
          {words.publication.publishNow}
        </Button>
      )}
    </chakra.li>
  );
}
