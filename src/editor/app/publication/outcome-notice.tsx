import { Alert, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import * as messages from "#messages";
import type { Published, PendingPublication } from "../../contract/git.ts";
import type { Entry } from "../../contract/protocol.ts";
import { formatMoment } from "../dates.ts";
import { useArrival } from "./use-publication-progress.ts";
import type { Outcome } from "./use-publication.ts";

interface OutcomeNoticeProps {
  outcome: Outcome;
  /** The published documents, without those that the publication removed. */
  documents: readonly Entry[];
}

/** Renders the result of a publication, or of a request for a publication. */
export function OutcomeNotice({ outcome, documents }: OutcomeNoticeProps) {
  const arrival = useArrival("where" in outcome && outcome.where === "remote" && !outcome.waiting);
  if ("asked" in outcome)
    return <AlertNotice isSuccess title={messages.publication.asked} text={messages.publication.askedText} />;
  const { sentence, trouble, waiting, address } = outcome;
  if (waiting) return <WaitingNotice {...waiting} />;
  if (trouble !== undefined)
    return (
      <AlertNotice
        title={messages.publication.storedOnly}
        text={messages.publication.storedOnlyText(sentence, trouble)}
      >
        <PageLink {...{ address, documents }} />
      </AlertNotice>
    );
  const { title, text } =
    arrival.is === "there"
      ? messages.publication.arrived(arrival.since)
      : messages.publication.published[outcome.where];
  const late = arrival.is === "late" ? [messages.publication.late] : [];
  return (
    <AlertNotice
      isSuccess={outcome.where !== "here"}
      title={title}
      text={[messages.publication.whatBecame(sentence, text), ...late, ...documents.flatMap(notYetVisible)].join("\n")}
    >
      {outcome.where !== "here" && <PageLink {...{ address, documents }} />}
    </AlertNotice>
  );
}

/** Renders a notice that a publication has yet to be accepted, with a link to the page for accepting it, if known. */
export function WaitingNotice({ sentence, branch, link }: PendingPublication) {
  return (
    <AlertNotice title={messages.publication.waitingTitle} text={messages.publication.waitingText(sentence, branch)}>
      {link && <OutsideLink href={link}>{messages.publication.askForIt}</OutsideLink>}
    </AlertNotice>
  );
}

/** Returns a list with a sentence if readers do not see a published document yet; otherwise an empty list. */
const notYetVisible = ({ unpublished, title, published = "" }: Entry): string[] =>
  unpublished ? [messages.publication.notYet(title, unpublished === "draft" ? "" : formatMoment(published))] : [];

function PageLink({ address, documents }: Pick<Published, "address"> & { documents: readonly Entry[] }) {
  const publicDocument = documents.find((each) => !each.unpublished && each.address !== "/");
  if (!address) return null;
  return (
    <OutsideLink href={address + (publicDocument?.address ?? "")}>
      {publicDocument ? messages.publication.seePage(publicDocument.title) : messages.publication.seeSite}
    </OutsideLink>
  );
}

const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
    {children}
  </Link>
);

interface AlertNoticeProps {
  title: string;
  text: string;
  isSuccess?: boolean;
  children?: ReactNode;
}

const AlertNotice = ({ title, text, isSuccess = false, children }: AlertNoticeProps) => (
  <Alert.Root status={isSuccess ? "success" : "warning"} role="status" mb="3">
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
