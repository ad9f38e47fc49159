import { Button, Flex, Heading, Text } from "@chakra-ui/react";

interface EditorHeaderProps {
  magazine: string;
  failure: string;
  listed: boolean;
  onList: () => void;
  /** Left out where nothing can be sent. */
  onSend: (() => void) | undefined;
}

export function EditorHeader({ magazine, failure, listed, onList, onSend }: EditorHeaderProps) {
  return (
    <Flex as="header" align="center" gap="3" px="4" h="12" borderBottomWidth="1px" bg="bg">
      <Button size="xs" variant="ghost" aria-expanded={listed} onClick={onList}>
        Documentos
      </Button>
      <Heading as="p" size="md" flex="1">
        {magazine} · La redacción
      </Heading>
      {onSend && (
        <Button size="sm" variant="outline" onClick={onSend}>
          Enviar
        </Button>
      )}
      {failure && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {failure}
        </Text>
      )}
    </Flex>
  );
}
