import { Badge, Button, chakra, Flex, Link, Text } from "@chakra-ui/react";
import * as words from "#words";
import type { Review, ReviewProblem } from "../../contract/git.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import type { Sought } from "../document/use-sought.ts";
import type { PublicationActions } from "./publication-actions.ts";
import { useReviews } from "./use-reviews.ts";
import { fieldLabel } from "../document/field-label.ts";
import { ProblemButton } from "../document/problem-button.tsx";

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

interface ReviewProblemsProps {
  problems: readonly ReviewProblem[];
  types: readonly EditorType[];
  entries: readonly Entry[];
  onReveal: (field: Sought) => void;
}

/** Why a check refused what was sent; what concerns a document that is here leads to its field. */
function ReviewProblems({ problems, types, entries, onReveal }: ReviewProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label={words.publication.reviewSaid} my="1" display="grid" gap="1">
      {problems.map((problem, index) => {
        const { file, line, field, title, message, hint, document } = problem;
        const entry = entries.find((each) => each.file === document);
        const type = types.find(({ name }) => name === entry?.collection);
        return (
          <chakra.li key={index} textStyle="sm" overflowWrap="anywhere">
            {entry && type ? (
              <ProblemButton
                title={title || words.publication.problem}
                place={[entry.title, fieldLabel(type.form, field)].filter(Boolean).join(" · ")}
                message={message}
                onPress={() => onReveal({ file: entry.file, line, field })}
              />
            ) : (
              <chakra.span color="fg.muted">
                <b>{`${file}:${line}`}</b> {[title && `${title}.`, message, hint].filter(Boolean).join(" ")}
              </chakra.span>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
