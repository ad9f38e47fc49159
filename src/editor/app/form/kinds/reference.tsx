/** A reference to another document, chosen by its title. */
import { chakra, Combobox, createListCollection, Image, Portal } from "@chakra-ui/react";
import { useContext, useMemo, useState } from "react";
import * as messages from "#messages";
import { plain } from "../../../../shared/compiled/without-accents.ts";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { Entry } from "../../../contract/protocol.ts";
import { tellingLeaf } from "../leaf.tsx";
import { EntriesContext, useFormContext } from "../use-field.ts";

/** The maximum number of documents in the menu. Nobody reads more, and typing narrows the choice. */
const MOST_SHOWN = 50;

export const reference = tellingLeaf(function ReferenceControl({ aria, text, label, schema, required, write }) {
  const entries = useContext(EntriesContext);
  const [query, setQuery] = useState("");
  const all = useMemo(() => choicesOf(entries, schema.collection), [entries, schema]);
  const collection = useMemo(() => collectionOf(all, query, text), [all, query, text]);
  const chosen = all.find(({ written }) => written === text);
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
      onValueChange={({ value: [written = ""] }) => write(written)}
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
              <Combobox.Item key={entry.written} item={entry}>
                {entry.picture ? (
                  <Image src={entry.picture} alt="" {...PICTURE} loading="lazy" />
                ) : (
                  <chakra.span {...PICTURE} />
                )}
                <Combobox.ItemText flex="1">{entry.title || entry.written}</Combobox.ItemText>
                {typeof schema.collection !== "string" && <TypeName of={entry.written} />}
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

interface Choosable extends Pick<Entry, "slug" | "title" | "picture"> {
  /** The reference in the form used in content: the file name, with its folder if the field allows several types. */
  written: string;
}

/** Returns the documents to which the field may refer. `type` is one type or several types. */
function choicesOf(entries: readonly Entry[], type: FormSchema["collection"] = []): Choosable[] {
  const isOf = (collection: string) => (typeof type === "string" ? collection === type : type.includes(collection));
  return entries
    .filter(({ collection }) => isOf(collection))
    .map(({ collection, slug, title, picture }) => {
      return { slug, title, picture, written: typeof type === "string" ? slug : `${collection}/${slug}` };
    });
}

/** Renders the type of a document, such as `Nota`, to distinguish documents with the same title. */
function TypeName({ of: written }: { of: string }) {
  const { types } = useFormContext();
  const type = types.find(({ name }) => written.startsWith(`${name}/`));
  return (
    <chakra.span fontSize="xs" color="fg.muted">
      {type?.title}
    </chakra.span>
  );
}

/** Returns the documents that match the query. The chosen document is always listed, even if it does not exist. */
function collectionOf(all: readonly Choosable[], query: string, text: string) {
  const found = all.filter((entry) => plain(`${entry.title} ${entry.slug}`).includes(plain(query)));
  const items = found.slice(0, MOST_SHOWN);
  const own: Choosable | undefined =
    all.find(({ written }) => written === text) ??
    (text ? { slug: text, written: text, title: text, picture: "" } : undefined);
  const isShown = !own || items.some(({ written }) => written === own.written);
  return createListCollection({
    items: isShown ? items : [...items, own],
    itemToString: ({ title, written }) => title || written,
    itemToValue: ({ written }) => written,
  });
}
