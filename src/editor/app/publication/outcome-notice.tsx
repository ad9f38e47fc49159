import { Alert, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import * as words from "#words";
import type { Published, Waiting } from "../../contract/git.ts";
import type { Entry } from "../../contract/protocol.ts";
import { nameOfMoment } from "../form/fields/moment-in-words.ts";
import { useArrival } from "./use-arrival.ts";
import type { Outcome } from "./publication-actions.ts";

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** Those of it that are there. */
  documents: readonly Entry[];
}

/** What became of a publication, or that it was asked for. */
export function OutcomeNotice({ outcome, documents }: OutcomeNoticeProps) {
  const arrival = useArrival("where" in outcome && outcome.where === "remote" && !outcome.waiting);
  if ("asked" in outcome) return <Notice isRight title={words.publication.asked} text={words.publication.askedText} />;
  const { sentence, trouble, waiting, address } = outcome;
  if (waiting) return <WaitingNotice {...waiting} />;
  if (trouble !== undefined)
    return (
      <Notice title={words.publication.storedOnly} text={words.publication.storedOnlyText(sentence, trouble)}>
        <PageLink {...{ address, documents }} />
      </Notice>
    );
  const { title, text } =
    arrival.is === "there" ? words.publication.arrived(arrival.since) : words.publication.published[outcome.where];
  const late = arrival.is === "late" ? [words.publication.late] : [];
  return (
    <Notice
      isRight={outcome.where !== "here"}
      title={title}
      text={[words.publication.whatBecame(sentence, text), ...late, ...documents.flatMap(notYet)].join("\n")}
    >
      {outcome.where !== "here" && <PageLink {...{ address, documents }} />}
    </Notice>
  );
}

/** What may not go to readers before somebody accepts it, and the way there. */
export function WaitingNotice({ sentence, branch, link }: Waiting) {
  return (
    <Notice title={words.publication.waitingTitle} text={words.publication.waitingText(sentence, branch)}>
      {link && <OutsideLink href={link}>{words.publication.askForIt}</OutsideLink>}
    </Notice>
  );
}

/** What is published and nobody reads yet. */
const notYet = ({ unpublished, title, published = "" }: Entry): string[] =>
  unpublished ? [words.publication.notYet(title, unpublished === "draft" ? "" : nameOfMoment(published))] : [];

function PageLink({ address, documents }: Pick<Published, "address"> & { documents: readonly Entry[] }) {
  const read = documents.find((each) => !each.unpublished && each.address !== "/");
  if (!address) return null;
  return (
    <OutsideLink href={address + (read?.address ?? "")}>
      {read ? words.publication.seePage(read.title) : words.publication.seeSite}
    </OutsideLink>
  );
}

const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
    {children}
  </Link>
);

interface NoticeProps {
  title: string;
  text: string;
  isRight?: boolean;
  children?: ReactNode;
}

const Notice = ({ title, text, isRight = false, children }: NoticeProps) => (
  <Alert.Root status={isRight ? "success" : "warning"} role="status" mb="3">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Alert.Description>
      {children}
    </Alert.Content>
  </Alert.Root>
);
