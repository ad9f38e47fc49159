/** Edits a reference to another document, which is chosen by its title. */
import { chakra, Combobox, createListCollection, Image, Portal } from "@chakra-ui/react";
import { useContext, useMemo, useState } from "react";
import * as messages from "#messages";
import { foldText } from "../../../../shared/compiled/fold-text.ts";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { Entry } from "../../../contract/protocol.ts";
import { identifyingLeaf } from "../leaf.tsx";
import { StateContext, useFormContext } from "../use-field.ts";

/** The maximum number of documents in the menu. Nobody reads more, and typing narrows the choice. */
const MAX_SHOWN = 50;

export const reference = identifyingLeaf(function ReferenceControl({ aria, text, label, schema, required, write }) {
  const { entries } = useContext(StateContext);
  const [query, setQuery] = useState("");
  const choices = useMemo(() => referencesOf(entries, schema.collection), [entries, schema]);
  const collection = useMemo(() => collectionOf(choices, query, text), [choices, query, text]);
  const chosen = choices.find(({ value }) => value === text);
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
      onValueChange={({ value: [value = ""] }) => write(value)}
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
              <Combobox.Item key={entry.value} item={entry}>
                {entry.picture ? (
                  <Image src={entry.picture} alt="" {...PICTURE} loading="lazy" />
                ) : (
                  <chakra.span {...PICTURE} />
                )}
                <Combobox.ItemText flex="1">{entry.title || entry.value}</Combobox.ItemText>
                {typeof schema.collection !== "string" && <TypeName of={entry.value} />}
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

interface ReferenceChoice extends Pick<Entry, "slug" | "title" | "picture"> {
  /** The value of the reference in the file: `slug`, or `collection/slug` if the field allows several types. */
  value: string;
}

/** Returns the documents to which the field may refer. `type` is a type of document, or several types. */
export function referencesOf(entries: readonly Entry[], type: FormSchema["collection"] = []): ReferenceChoice[] {
  const allows = (collection: string) => (typeof type === "string" ? collection === type : type.includes(collection));
  return entries
    .filter(({ collection }) => allows(collection))
    .map(({ collection, slug, title, picture }) => {
      return { slug, title, picture, value: typeof type === "string" ? slug : `${collection}/${slug}` };
    });
}

/** Renders the type of a document, such as `Nota`, to distinguish documents with the same title. */
function TypeName({ of: value }: { of: string }) {
  const { types } = useFormContext();
  const type = types.find(({ name }) => value.startsWith(`${name}/`));
  return (
    <chakra.span fontSize="xs" color="fg.muted">
      {type?.title}
    </chakra.span>
  );
}

/** Returns the documents that match the query. The chosen document is always included, even if it does not exist. */
function collectionOf(choices: readonly ReferenceChoice[], query: string, text: string) {
  const matches = choices.filter((choice) => foldText(`${choice.title} ${choice.slug}`).includes(foldText(query)));
  const items = matches.slice(0, MAX_SHOWN);
  const chosen: ReferenceChoice | undefined =
    choices.find(({ value }) => value === text) ??
    (text ? { slug: text, value: text, title: text, picture: "" } : undefined);
  const isShown = !chosen || items.some(({ value }) => value === chosen.value);
  return createListCollection({
    items: isShown ? items : [...items, chosen],
    itemToString: ({ title, value }) => title || value,
    itemToValue: ({ value }) => value,
  });
}
