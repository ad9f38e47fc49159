/** A reference to another document, chosen by its title. */
import { chakra, Combobox, createListCollection, Image, Portal } from "@chakra-ui/react";
import { useContext, useMemo, useState } from "react";
import * as messages from "#messages";
import { plain } from "../../../../shared/compiled/without-accents.ts";
import type { Entry } from "../../../contract/protocol.ts";
import { tellingLeaf } from "../leaf.tsx";
import { EntriesContext } from "../use-field.ts";

/** The maximum number of documents in the menu. Nobody reads more, and typing narrows the choice. */
const MOST_SHOWN = 50;

export const reference = tellingLeaf(function ReferenceControl({ aria, text, label, schema, required, write }) {
  const entries = useContext(EntriesContext);
  const [query, setQuery] = useState("");
  const all = useMemo(() => entries.filter(({ collection }) => collection === schema.collection), [entries, schema]);
  const collection = useMemo(() => collectionOf(all, query, text), [all, query, text]);
  const chosen = all.find(({ slug }) => slug === text);
  return (
    <Combobox.Root
      size="sm"
      collection={collection}
      ids={{ input: aria.id }}
      value={text ? [text] : []}
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ sameWidth: true }}
      translations={{ triggerLabel: messages.form.see(label), clearTriggerLabel: messages.form.clear(label) }}
      onOpenChange={({ open }) => !open && setQuery("")}
      onInputValueChange={({ inputValue, reason }) => reason === "input-change" && setQuery(inputValue)}
      onValueChange={({ value: [slug = ""] }) => write(slug)}
    >
      <Combobox.Control>
        {chosen?.picture && (
          <Image
            src={chosen.picture}
            alt=""
            {...PICTURE}
            position="absolute"
            insetStart="2"
            top="50%"
            transform="translateY(-50%)"
          />
        )}
        <Combobox.Input
          {...aria}
          placeholder={required ? messages.form.choose : messages.form.unchosen}
          paddingStart={chosen?.picture ? "10" : undefined}
        />
        <Combobox.IndicatorGroup>
          {!required && text !== "" && <Combobox.ClearTrigger boxSize="6" />}
          <Combobox.Trigger boxSize="6" />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>{messages.form.noneFound}</Combobox.Empty>
            {collection.items.map((entry) => (
              <Combobox.Item key={entry.slug} item={entry}>
                {entry.picture ? (
                  <Image src={entry.picture} alt="" {...PICTURE} loading="lazy" />
                ) : (
                  <chakra.span {...PICTURE} />
                )}
                <Combobox.ItemText flex="1">{entry.title || entry.slug}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
});

const PICTURE = { boxSize: "6", flexShrink: 0, objectFit: "cover", rounded: "sm", background: "bg.muted" } as const;

type Choosable = Pick<Entry, "slug" | "title" | "picture">;

/** Returns the documents that match the query. The chosen document is always listed, even if it does not exist. */
function collectionOf(all: readonly Entry[], query: string, text: string) {
  const found = all.filter((entry) => plain(`${entry.title} ${entry.slug}`).includes(plain(query)));
  const items: Choosable[] = found.slice(0, MOST_SHOWN);
  const own: Choosable | undefined =
    all.find(({ slug }) => slug === text) ?? (text ? { slug: text, title: text, picture: "" } : undefined);
  const isShown = !own || items.some(({ slug }) => slug === own.slug);
  return createListCollection({
    items: isShown ? items : [...items, own],
    itemToString: ({ title, slug }) => title || slug,
    itemToValue: ({ slug }) => slug,
  });
}
