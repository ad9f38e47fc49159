/** Edits a name in a credit. Known people from the magazine's credits are suggested, with their role and link. */
import { Combobox, createListCollection } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { plain } from "../../../../shared/compiled/without-accents.ts";
import { isFields, withValue } from "../../../../shared/values.ts";
import type { KnownPerson } from "../../../contract/protocol.ts";
import { useKnownPeople } from "../known-people.ts";
import { exampleOf, type LeafProps, tellingLeaf } from "../leaf.tsx";
import { useTools } from "../use-field.ts";

/** The maximum number of suggestions. Typing narrows the choice. */
const MOST = 6;

export const person = tellingLeaf(function PersonControl(props) {
  const { aria, text, schema, write } = props;
  const { people, load } = useKnownPeople();
  const [isOpen, setOpen] = useState(false);
  const choose = useChoose(props);
  const collection = useMemo(() => {
    const sought = isOpen && text.trim() ? plain(text) : undefined;
    const fits = ({ name }: KnownPerson) => sought !== undefined && name !== text && plain(name).includes(sought);
    return createListCollection({
      items: people.filter(fits).slice(0, MOST),
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
          {collection.items.map((each) => (
            <Combobox.Item key={labelOf(each)} item={each}>
              <Combobox.ItemText>{labelOf(each)}</Combobox.ItemText>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
});

const NONE: string[] = [];

/** Returns a function that writes a name and, in the same step, the role and the link if their fields are empty. */
function useChoose({ path, group }: LeafProps) {
  const { change, store } = useTools();
  return (chosen: KnownPerson) => {
    const own = store.at(path.slice(0, -1));
    const before = isFields(own) ? own : {};
    const told = Object.entries(group?.properties ?? {}).flatMap(([key, { control }]) => {
      if (control === "person") return [[key, chosen.name] as const];
      const value = control === "role" || control === "link" ? chosen[control] : "";
      return value && !before[key] ? [[key, value] as const] : [];
    });
    change(
      path.slice(0, -1),
      told.reduce((fields, [key, value]) => withValue(fields, [key], value, group), before),
    );
  };
}

/** Formats a person as «Ana Sosa · fotografía · @ana». */
const labelOf = ({ name, role, link }: KnownPerson) =>
  [name, role.toLocaleLowerCase(), handleOf(link)].filter(Boolean).join(" · ");

/** Returns the profile name in a URL, as `@ana`; the host name if the URL has no path; `""` for an invalid URL. */
function handleOf(link: string): string {
  if (!URL.canParse(link)) return "";
  const { hostname, pathname } = new URL(link);
  const [name] = pathname.split("/").filter(Boolean);
  return name ? `@${name.replace(/^@/, "")}` : hostname.replace(/^www\./, "");
}
