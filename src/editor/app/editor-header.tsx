import { Button, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { addressOfFile } from "./file-in-address.ts";
import { useIsOnline } from "./server-events.ts";

interface EditorHeaderProps {
  magazine: string;
  failure: string;
  listed: boolean;
  /** The document that is open; empty on the first screen. */
  file: string;
  onList: () => void;
  /** Left out where nothing can be sent. */
  onSend: (() => void) | undefined;
  /** What sending is called here. */
  verb: string;
  /** How many ask for a publication. */
  requests: number;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { magazine, failure, listed, file, onList, onSend, verb, requests } = props;
  const online = useIsOnline();
  return (
    <Flex as="header" align="center" gap="3" px="4" h="12" borderBottomWidth="1px" bg="bg">
      <Button size="xs" variant="ghost" aria-expanded={listed} onClick={onList}>
        Documentos
      </Button>
      <Heading as="p" size="md" flex="1">
        <Link href={addressOfFile("")} minH="6" aria-current={file === "" ? "page" : undefined}>
          {magazine} · La redacción
        </Link>
      </Heading>
      {onSend && (
        <Button size="sm" variant="outline" onClick={onSend}>
          {verb}
          {requests > 0 && ` (${requests === 1 ? "1 pedido" : `${requests} pedidos`})`}
        </Button>
      )}
      <Text role="status" color="fg.error" textStyle="sm">
        {!online && "Sin conexión"}
      </Text>
      {online && failure && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {failure}
        </Text>
      )}
    </Flex>
  );
}
