import { Alert, Link } from "@chakra-ui/react";
import type { Sent } from "../../contract/git.ts";

/** What became of the sending; `waiting` for one of before. */
export function SentNotice({ sent, waiting = false }: { sent: Sent; waiting?: boolean }) {
  const { branch, sentence, pullRequest, trouble } = sent;
  const stayed = trouble !== undefined || (waiting && !sent.pushed);
  return (
    <Alert.Root status={stayed ? "warning" : "success"} role="status" mb="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{stayed ? "Guardado, sin subir" : waiting ? "Enviado, en espera" : "Enviado"}</Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {`«${sentence}», en la rama ${branch}. ${trouble ?? whereIt(sent)}`}
        </Alert.Description>
        {pullRequest && (
          <Link href={pullRequest} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            Pedir que se publique (se abre en otra pestaña)
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function whereIt({ pushed }: Sent): string {
  return pushed
    ? "Ya está en el repositorio remoto: se publica cuando alguien lo apruebe."
    : "Está en esta computadora y en ningún otro lado.";
}
