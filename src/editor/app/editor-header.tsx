import { Button, type ButtonProps, chakra, Flex, Heading, Link, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import { addressOfFile } from "./file-in-address.ts";
import { Failure } from "./layout/failure.tsx";
import { HIDDEN_WHILE_TYPING } from "./layout/visible-height.ts";
import { showView, useView } from "./layout/views.tsx";
import { useConnection } from "./connection.ts";

interface EditorHeaderProps {
  magazine: string;
  failure: string;
  /** The open file; `""` on the first screen. */
  file: string;
  /** Whether the list is hidden in a wide window, where the list has a column of its own. */
  folded: boolean;
  onFold: () => void;
  /** Opens the publication dialog; `undefined` if nothing can be published. */
  onPublish: (() => void) | undefined;
  publishLabel: string;
  /** The number of the person's own changes that are saved but not published. */
  pending: number;
  /** The number of open requests to publish changes. */
  requests: number;
  /** Opens the subscriptions; `undefined` for people who may not see subscriptions. */
  onSubscriptions: (() => void) | undefined;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { magazine, failure, file, folded, onFold, onPublish, publishLabel, pending, requests, onSubscriptions } =
    props;
  const view = useView();
  const isListShown = view === "list" || view === "start";
  const connection = useConnection();
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      px="4"
      minH="12"
      wrap="wrap"
      borderBottomWidth="1px"
      bg="bg"
      css={[HIDDEN_WHILE_TYPING, file !== "" && !isListShown && COMPACT_HEADER]}
    >
      {/* In medium windows, the list covers the form. In narrow windows, the bottom bar replaces this button. */}
      <ListButton
        display={{ base: "none", md: "flex", xl: "none" }}
        aria-expanded={isListShown}
        onClick={() => showView(isListShown ? "form" : "list")}
      />
      <ListButton hideBelow="xl" aria-expanded={!folded} onClick={onFold} />
      <Heading as="p" textStyle="headline" flex="1" minW="0">
        <Link
          href={addressOfFile("")}
          display="block"
          minH="6"
          alignContent="center"
          truncate
          aria-current={file === "" ? "page" : undefined}
        >
          {messages.frame.title(magazine)}
        </Link>
      </Heading>
      <Text role="status" color="fg.error" textStyle="sm">
        {connection === "lost" && messages.frame.offline}
      </Text>
      {onSubscriptions && (
        <Button size="sm" variant="ghost" onClick={onSubscriptions}>
          {messages.subscriptions.title}
        </Button>
      )}
      {/* This button publishes all changes. The bar of an open document publishes only that document. */}
      {onPublish && (
        <Button size="sm" variant={pending + requests > 0 ? "outline" : "ghost"} gap="0" onClick={onPublish}>
          {publishLabel}
          {pending > 0 && ` · ${pending}`}
          {pending > 0 && (
            <chakra.span srOnly={{ base: true, md: false }}>{`\u00A0${messages.list.saved}`}</chakra.span>
          )}
          {requests > 0 && ` · ${messages.frame.requests(requests)}`}
        </Button>
      )}
      {connection === "there" && <Failure text={failure} />}
    </Flex>
  );
}

/** Styles of the header on a phone with an open document: only status messages are shown, to save space. */
const COMPACT_HEADER = {
  mdDown: {
    minH: "0",
    borderBottomWidth: "0",
    "& > :not([role])": { display: "none" },
    "& > [role]:not(:empty)": { paddingBlock: "{spacing.2}" },
  },
};

const ListButton = (props: ButtonProps) => (
  <Button size="xs" variant="ghost" {...props}>
    {messages.frame.documents}
  </Button>
);
