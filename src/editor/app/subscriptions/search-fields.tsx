import { Field, Flex, Input, NativeSelect } from "@chakra-ui/react";
import type { RefObject } from "react";
import * as messages from "#messages";
import type { SubscriptionPage } from "../../contract/subscriptions.ts";
import type { SubscriptionFilter } from "./use-subscriptions.ts";
import { formatMonth } from "../dates.ts";

interface SearchFieldsProps extends Pick<SubscriptionPage, "months"> {
  filter: SubscriptionFilter;
  onFilter: (filter: SubscriptionFilter) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Renders the fields that filter subscriptions by text and month. */
export function SearchFields({ filter, months, onFilter, search }: SearchFieldsProps) {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  // The chosen month stays listed when the search finds nothing in that month.
  const isListed = filter.month === "" || months.some(({ month }) => month === filter.month);
  const shown = isListed ? months : [{ month: filter.month, count: 0 }, ...months];
  return (
    <Flex gap="4" direction={{ base: "column", sm: "row" }}>
      <Field.Root flex="1">
        <Field.Label>{messages.subscriptions.search}</Field.Label>
        <Input
          ref={search}
          type="search"
          maxLength={500}
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </Field.Root>
      <Field.Root w={{ base: "full", sm: "16rem" }}>
        <Field.Label>{messages.subscriptions.month}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={filter.month}
            onChange={({ target }) => onFilter({ ...filter, month: target.value })}
          >
            <option value="">{messages.subscriptions.all(total)}</option>
            {shown.map(({ month, count }) => (
              <option key={month} value={month}>
                {formatMonth(month)} ({count})
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    </Flex>
  );
}
