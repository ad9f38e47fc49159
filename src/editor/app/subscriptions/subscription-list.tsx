import { Button, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import * as messages from "#messages";
import type { Subscription } from "../../contract/subscriptions.ts";
import { formatMagazineTime } from "../dates.ts";

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  /** The ID of the subscription that gets the focus, which is the first of the newly loaded ones; `""` for none. */
  next: string;
  onRemove: (subscription: Subscription, button: HTMLElement) => void;
}

export function SubscriptionList({ subscriptions, next, onRemove }: SubscriptionListProps) {
  const nextRow = useRef<HTMLLIElement>(null);
  // The first new subscription gets the focus, because the button that loads more may have disappeared.
  useEffect(() => {
    if (next) nextRow.current?.focus();
  }, [next]);
  return (
    <chakra.ul aria-label={messages.subscriptions.title} listStyleType="none" borderTopWidth="1px">
      {subscriptions.map((each) => (
        <chakra.li
          key={each.id}
          ref={each.id === next ? nextRow : undefined}
          tabIndex={-1}
          py="3"
          borderBottomWidth="1px"
          overflowWrap="anywhere"
          css={{ contentVisibility: "auto", containIntrinsicSize: "auto 7rem" }}
        >
          <Text fontWeight="semibold">{each.nombre}</Text>
          <Text>{each.correo}</Text>
          {each.mensaje && (
            <Text mt="2" whiteSpace="pre-wrap">
              {each.mensaje}
            </Text>
          )}
          <Flex mt="1" gap="2" align="center" justify="space-between" wrap="wrap">
            <Text textStyle="sm" color="fg.muted">
              {formatMagazineTime(each.received)}
            </Text>
            <Button size="xs" variant="outline" onClick={({ currentTarget }) => onRemove(each, currentTarget)}>
              {messages.subscriptions.openRemove}
              <VisuallyHidden> {each.nombre}</VisuallyHidden>
            </Button>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
