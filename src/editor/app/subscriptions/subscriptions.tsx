import { Dialog, Button, Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import { DialogFrame, EditorDialog } from "../layout/dialog.tsx";
import { Failure } from "../layout/failure.tsx";
import { useRef, useState } from "react";
import type { Subscription } from "../../contract/subscriptions.ts";
import { saveFile } from "../save-file.ts";
import { editorApi } from "../editor-api.ts";
import { SearchFields } from "./search-fields.tsx";
import { SubscriptionList } from "./subscription-list.tsx";
import { type SubscriptionFilter, useSubscriptions } from "./use-subscriptions.ts";
import { useAnswer } from "../use-request.ts";

interface SubscriptionsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the dialog «Suscripciones», which lists the submissions of the subscription form. */
export function SubscriptionsDialog(props: SubscriptionsDialogProps) {
  return (
    <DialogFrame title={messages.subscriptions.title} size="lg" scrollBehavior="inside" {...props}>
      <Dialog.Body pb="6" tabIndex={0}>
        <Subscriptions />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** If the database has room for fewer submissions than this number, the dialog reports the remaining room. */
const LITTLE_ROOM = 5000;

/** Renders the search, the list and the download of subscriptions, and the removal of a person. */
function Subscriptions() {
  const { filter, page, count, failure, attempt, setFilter, reload, loadMore } = useSubscriptions();
  const search = useRef<HTMLInputElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  /** The person to remove. The value stays set while the dialog closes, because the dialog still shows it. */
  const [person, setPerson] = useState<Subscription>();
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const [firstNewId, setFirstNewId] = useState("");
  const { month } = filter;
  const changeFilter = (newFilter: SubscriptionFilter) => {
    setMessage("");
    setFilter(newFilter);
  };
  const download = () =>
    attempt(async () => {
      const { text } = await editorApi.subscriptionsCsv(filter);
      saveFile(messages.subscriptions.fileName(month && `-${month}`), text, "text/csv");
    });
  const askToRemove = (subscription: Subscription, button: HTMLElement) => {
    returnTo.current = button;
    setPerson(subscription);
    setAsking(true);
  };
  const handleRemoved = (removedCount: number) => {
    // The search field gets the focus, because the button that was pressed is removed together with the person.
    returnTo.current = search.current;
    setMessage(messages.subscriptions.removed(removedCount));
    setAsking(false);
    reload();
  };
  if (!page) return <Text role="status">{failure || messages.common.seeking}</Text>;
  return (
    <Flex direction="column" gap="4">
      <SearchFields {...{ filter, search }} months={page.months} onFilter={changeFilter} />
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <Text role="status">{message + (count > 0 ? messages.subscriptions.count(count) : emptyMessage(filter))}</Text>
        {count > 0 && (
          <Button size="sm" variant="outline" onClick={() => void download()}>
            {messages.subscriptions.download}
          </Button>
        )}
      </Flex>
      {page.room < LITTLE_ROOM && <Text>{messages.subscriptions.room(page.room)}</Text>}
      <Failure text={failure} />
      {count > 0 && <SubscriptionList subscriptions={page.subscriptions} next={firstNewId} onRemove={askToRemove} />}
      {page.more && (
        <Button variant="outline" onClick={() => void loadMore().then((id) => setFirstNewId(id ?? ""))}>
          {messages.subscriptions.more}
        </Button>
      )}
      <EditorDialog
        title={messages.subscriptions.asksRemovePerson}
        open={isAsking}
        onClose={() => setAsking(false)}
        returnTo={returnTo}
      >
        {person && <RemovePerson correo={person.correo} onClose={() => setAsking(false)} onRemoved={handleRemoved} />}
      </EditorDialog>
    </Flex>
  );
}

const emptyMessage = ({ search, month }: { search: string; month: string }) =>
  search || month ? messages.subscriptions.noMatch : messages.subscriptions.nobody;

interface RemovePersonProps {
  correo: string;
  onClose: () => void;
  onRemoved: (count: number) => void;
}

/** Shows how many subscriptions a person has, and removes the subscriptions after a confirmation. */
function RemovePerson({ correo, onClose, onRemoved }: RemovePersonProps) {
  const requestRemoval = (confirmed: boolean) => editorApi.removeSubscriber({ correo, confirmed });
  const { answer, failure, attempt } = useAnswer(() => requestRemoval(false));
  const remove = () => attempt(async () => onRemoved((await requestRemoval(true)).count));
  return (
    <Flex direction="column" gap="4">
      <Text role="status" overflowWrap="anywhere">
        {failure ||
          (answer ? messages.subscriptions.asksRemove(answer.count, correo) : messages.subscriptions.counting)}
      </Text>
      <Flex gap="2" justify="end">
        <Button variant="outline" onClick={onClose}>
          {messages.common.keepIt}
        </Button>
        <Button colorPalette="red" disabled={!answer} onClick={() => void remove()}>
          {messages.common.remove}
        </Button>
      </Flex>
    </Flex>
  );
}
