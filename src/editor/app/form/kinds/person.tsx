/** Edits a name in a credit. Known people from the magazine's credits are suggested, with their role and link. */
import { Combobox, createListCollection } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { foldText } from "../../../../shared/compiled/fold-text.ts";
import { isFields, withValue } from "../../../../shared/values.ts";
import type { KnownPerson } from "../../../contract/protocol.ts";
import { useKnownPeople } from "../known-people.ts";
import { exampleOf, type LeafProps, identifyingLeaf } from "../leaf.tsx";
import { useTools } from "../use-field.ts";

/** The maximum number of suggestions. Typing narrows the choice. */
const MAX_SUGGESTIONS = 6;

export const person = identifyingLeaf(function PersonControl(props) {
  const { aria, text, schema, write } = props;
  const { people, load } = useKnownPeople();
  const [isOpen, setOpen] = useState(false);
  const choose = useChoose(props);
  const collection = useMemo(() => {
    const query = isOpen && text.trim() ? foldText(text) : undefined;
    const isMatch = ({ name }: KnownPerson) => query !== undefined && name !== text && foldText(name).includes(query);
    return createListCollection({
      items: people.filter(isMatch).slice(0, MAX_SUGGESTIONS),
      itemToString: labelOf,
      itemToValue: labelOf,
    });
  }, [people, text, isOpen]);
  return (
    <Combobox.Root
      size="sm"
      collection={collection}
      ids={{ input: aria.id }}
      value={NONE}
      inputValue={text}
      allowCustomValue
      selectionBehavior="preserve"
      lazyMount
      unmountOnExit
      positioning={{ sameWidth: true }}
      open={isOpen && collection.size > 0}
      onOpenChange={({ open }) => setOpen(open)}
      onInputValueChange={({ inputValue, reason }) => reason === "input-change" && write(inputValue)}
      onValueChange={({ items: [chosen] }) => chosen && choose(chosen)}
    >
      <Combobox.Control>
        <Combobox.Input {...aria} placeholder={exampleOf(schema)} onFocus={load} />
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          {collection.items.map((item) => (
            <Combobox.Item key={labelOf(item)} item={item}>
              <Combobox.ItemText>{labelOf(item)}</Combobox.ItemText>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
});

const NONE: string[] = [];

/** Returns a function that writes a person's name and, in the same step, role and link if these fields are empty. */
function useChoose({ path, group }: LeafProps) {
  const { change, store } = useTools();
  return (chosen: KnownPerson) => {
    const current = store.get(path.slice(0, -1));
    const before = isFields(current) ? current : {};
    const entries = Object.entries(group?.properties ?? {}).flatMap(([key, { control }]) => {
      if (control === "person") return [[key, chosen.name] as const];
      const value = control === "role" || control === "link" ? chosen[control] : "";
      return value && !before[key] ? [[key, value] as const] : [];
    });
    change(
      path.slice(0, -1),
      entries.reduce((fields, [key, value]) => withValue(fields, [key], value, group), before),
    );
  };
}

/** Formats a person as «Ana Sosa · fotografía · @ana». */
const labelOf = ({ name, role, link }: KnownPerson) =>
  [name, role.toLocaleLowerCase(), handleOf(link)].filter(Boolean).join(" · ");

/** Returns the profile name of a URL in the form `@ana`; the host name without a path; `""` for an invalid URL. */
function handleOf(link: string): string {
  if (!URL.canParse(link)) return "";
  const { hostname, pathname } = new URL(link);
  const [name] = pathname.split("/").filter(Boolean);
  return name ? `@${name.replace(/^@/, "")}` : hostname.replace(/^www\./, "");
}
