import { Badge, Button, Flex, Span } from "@chakra-ui/react";
import { GONE_WHILE_TYPING } from "./visible-height.ts";
import { show, useView, type View } from "./views.ts";

const WORDS: Record<View, string> = { list: "Documentos", form: "Formulario", page: "Página" };
const VIEWS = Object.keys(WORDS) as View[];

/** From one to another of list, form and page, where one of them fills the window. `problems`: of the open document. */
export function ViewBar({ problems }: { problems: number }) {
  const shown = useView();
  return (
    <Flex as="nav" aria-label="Vistas" hideFrom="md" borderTopWidth="1px" css={GONE_WHILE_TYPING}>
      {VIEWS.map((view) => (
        <Button
          key={view}
          variant="ghost"
          flex="1"
          h="14"
          px="1"
          rounded="none"
          borderWidth="0"
          borderTopWidth="2px"
          borderTopColor="transparent"
          color="fg.muted"
          focusVisibleRing="inside"
          css={{ "&[aria-current]": { borderTopColor: "border.inverted", color: "fg", fontWeight: "semibold" } }}
          aria-current={view === shown || undefined}
          onClick={() => show(view)}
        >
          {WORDS[view]}
          {view === "form" && problems > 0 && (
            <Badge colorPalette="red">
              {problems} <Span srOnly>{problems === 1 ? "problema" : "problemas"}</Span>
            </Badge>
          )}
        </Button>
      ))}
    </Flex>
  );
}
