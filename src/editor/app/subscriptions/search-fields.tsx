import { Field, Flex, Input, NativeSelect } from "@chakra-ui/react";
import type { RefObject } from "react";
import * as messages from "#messages";
import type { SubscriptionPage } from "../../contract/subscriptions.ts";
import type { Sought } from "./use-subscriptions.ts";
import { monthInWords } from "../dates.ts";

interface SoughtFieldsProps extends Pick<SubscriptionPage, "months"> {
  sought: Sought;
  onSeek: (sought: Sought) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** The fields that filter by text and month. */
export function SoughtFields({ sought, months, onSeek, search }: SoughtFieldsProps) {
  const all = months.reduce((sum, { count }) => sum + count, 0);
  // The chosen month stays listed when the search finds nothing in it.
  const isListed = sought.month === "" || months.some(({ month }) => month === sought.month);
  const shown = isListed ? months : [{ month: sought.month, count: 0 }, ...months];
  return (
    <Flex gap="4" direction={{ base: "column", sm: "row" }}>
      <Field.Root flex="1">
        <Field.Label>{messages.subscriptions.search}</Field.Label>
        <Input
          ref={search}
          type="search"
          maxLength={500}
          value={sought.search}
          onChange={({ target }) => onSeek({ ...sought, search: target.value })}
        />
      </Field.Root>
      <Field.Root w={{ base: "full", sm: "16rem" }}>
        <Field.Label>{messages.subscriptions.month}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={sought.month}
            onChange={({ target }) => onSeek({ ...sought, month: target.value })}
          >
            <option value="">{messages.subscriptions.all(all)}</option>
            {shown.map(({ month, count }) => (
              <option key={month} value={month}>
                {monthInWords(month)} ({count})
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    </Flex>
  );
}
