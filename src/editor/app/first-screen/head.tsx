import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import * as messages from "#messages";
import { dayOf } from "../../../shared/magazine/time.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { formatMoment } from "../dates.ts";
import { hasLetter } from "../document/document-menu.tsx";
import { Letter } from "../document/letter.tsx";
import { editorApi } from "../editor-api.ts";
import { EditorDialog } from "../layout/dialog.tsx";
import { formatList } from "../publication/change-texts.ts";
import { useFocusIfLost } from "../use-focus-if-lost.ts";
import { useAttempt } from "../use-request.ts";
import { daysAfter } from "./work.ts";

interface HeadProps {
  state: EditorState;
  onNew: () => void;
}

/** Renders the date, the logged-in person, and buttons for the e-mail of the week and a new document. */
export function Head({ state, onNew }: HeadProps) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <Flex wrap="wrap" gap="4" align="center" justify="space-between">
      <div>
        <Heading ref={heading} as="h1" textStyle="headline" fontSize="5xl" tabIndex={-1} outline="none">
          {messages.start.title}
        </Heading>
        <Text color="fg.muted">{formatMoment(dayOf(state.now))}</Text>
        <Account {...state} />
      </div>
      <Flex wrap="wrap" gap="2">
        <WeekLetter {...state} />
        <Button variant="outline" onClick={onNew}>
          {messages.start.newDocument}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Renders the logged-in member of the team, and a button that logs out; nothing without a team. */
function Account({ person, logout }: EditorState) {
  const { failure, attempt } = useAttempt();
  if (!person) return null;
  const logOut = () =>
    attempt(async () => {
      if (!logout) await editorApi.leave({});
      location.assign(logout || "/");
    });
  const rights = (["read", ...person.may] as const).map((right) => messages.start.rights[right]);
  return (
    <Flex wrap="wrap" align="center" columnGap="2" textStyle="sm" color="fg.muted">
      <span>{messages.start.loggedInAs(person.name, formatList(rights))}</span>
      {logout !== undefined && (
        <Button size="xs" variant="outline" onClick={() => void logOut()}>
          {messages.start.leave}
        </Button>
      )}
      <Text role="status" color="fg.error">
        {failure}
      </Text>
    </Flex>
  );
}

/** Renders a button for the e-mail of the week that ends today; nothing if the e-mail would be empty. */
function WeekLetter({ entries, now }: EditorState) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const firstDay = daysAfter(dayOf(now), -6);
  if (!entries.some((entry) => hasLetter(entry) && dayOf(entry.published ?? "") >= firstDay)) return null;
  return (
    <>
      <Button ref={button} variant="outline" onClick={() => setOpen(true)}>
        {messages.letters.openWeek}
      </Button>
      <EditorDialog
        title={messages.letters.ofWeek}
        size="lg"
        open={open}
        onClose={() => setOpen(false)}
        returnTo={button}
      >
        <Letter file="" />
      </EditorDialog>
    </>
  );
}
