import { Combobox, createListCollection, Flex, Image, Span } from "@chakra-ui/react";
import { type RefObject, useContext } from "react";
import * as messages from "#messages";
import type { Entry } from "../../../contract/protocol.ts";
import { StateContext, useFormContext } from "../../form/use-field.ts";
import { findPages } from "./addresses.ts";

interface AddressFieldProps {
  address: string;
  onChange: (address: string) => void;
  onChoose: (entry: Entry) => void;
  problem: string | undefined;
  /** The ID of the element that shows the problem. */
  describedBy: string;
  input: RefObject<HTMLInputElement | null>;
}

/** Renders a field for a URL, with suggestions of pages by title. */
export function AddressField({ address, onChange, onChoose, problem, describedBy, input }: AddressFieldProps) {
  const { types } = useFormContext();
  const { entries } = useContext(StateContext);
  const pages = createListCollection({
    items: findPages(entries, address),
    itemToString: (entry) => entry.address,
    itemToValue: (entry) => entry.file,
    groupBy: ({ collection }) => types.find(({ name }) => name === collection)?.plural ?? collection,
  });
  return (
    <Combobox.Root
      collection={pages}
      allowCustomValue
      openOnClick
      inputValue={address}
      invalid={problem !== undefined}
      onInputValueChange={({ inputValue }) => onChange(inputValue)}
      onValueChange={({ items: [entry] }) => entry && onChoose(entry)}
      positioning={{ sameWidth: true }}
      translations={{ triggerLabel: messages.markdown.sitePages }}
    >
      <Combobox.Label>{messages.markdown.address}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          ref={input}
          aria-describedby={describedBy}
          placeholder={messages.markdown.addressExample}
          spellCheck={false}
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content maxHeight="18rem">
          {pages.group().map(([type, group]) => (
            <Combobox.ItemGroup key={type}>
              <Combobox.ItemGroupLabel>{type}</Combobox.ItemGroupLabel>
              {group.map((entry) => (
                <Combobox.Item key={entry.file} item={entry}>
                  <Page entry={entry} />
                </Combobox.Item>
              ))}
            </Combobox.ItemGroup>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

function Page({ entry: { title, address, picture, unpublished } }: { entry: Entry }) {
  return (
    <Flex gap="3" align="center" minWidth="0">
      {picture && <Image src={picture} alt="" boxSize="8" rounded="sm" loading="lazy" />}
      <Span minWidth="0">
        <Span display="block" truncate>
          {title}
        </Span>
        <Span display="block" truncate color="fg.muted" fontSize="xs">
          {address}
          {unpublished && messages.markdown.notPublished}
        </Span>
      </Span>
    </Flex>
  );
}
