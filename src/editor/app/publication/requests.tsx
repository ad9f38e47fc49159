import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { PublishRequest } from "../../contract/git.ts";
import { formatList, type Names } from "./change-texts.ts";
import type { PublishMode } from "./publish-or-request.ts";

interface RequestsProps {
  requests: readonly PublishRequest[];
  publishMode: PublishMode;
  names: Names;
  /** Called to select only the documents of a request. */
  onChoose: (request: PublishRequest) => void;
  onDismiss: (id: number) => void;
}

/** Renders the publication requests of people who may not publish. */
export function Requests({ requests, publishMode, names, onChoose, onDismiss }: RequestsProps) {
  return (
    <chakra.section aria-label={messages.publication.requests} mb="4">
      <chakra.ul listStyleType="none">
        {requests.map((request) => (
          <chakra.li key={request.id} borderWidth="1px" rounded="md" p="3" mb="2">
            <Text fontWeight="semibold">{messages.publication.asksFor(request.name, request.sentence)}</Text>
            <Text textStyle="sm" color="fg.muted">
              {formatList(request.files.map(names.nameOf))}
            </Text>
            <Flex gap="2" mt="2" wrap="wrap">
              {publishMode === "publish" && (
                <Button size="sm" variant="outline" onClick={() => onChoose(request)}>
                  {messages.publication.chooseOnly}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => onDismiss(request.id)}>
                {messages.publication.dismiss}
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
