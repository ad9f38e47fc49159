import { Alert, Link } from "@chakra-ui/react";
import type { Outcome } from "./publication-actions.ts";

/** What became of a publication by the team, or that it was asked for. */
export function ReleaseNotice({ outcome }: { outcome: Exclude<Outcome, { branch: string }> }) {
  const { title, text, isRight } = inWords(outcome);
  return (
    <Alert.Root status={isRight ? "success" : "warning"} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Alert.Description>
        {"address" in outcome && outcome.address && (
          <Link href={outcome.address} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            Ver el sitio (se abre en otra pestaña)
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function inWords(outcome: Exclude<Outcome, { branch: string }>) {
  if ("asked" in outcome)
    return {
      title: "Pedido",
      text: "Quien puede publicar ya lo ve, con la página de antes y la de ahora.",
      isRight: true,
    };
  const { sentence, trouble } = outcome;
  if (trouble === undefined)
    return { title: "Publicado", text: `«${sentence}»: ya se lee en el sitio.`, isRight: true };
  return {
    title: "Guardado, sin publicar",
    text: `«${sentence}» quedó en la rama principal, y el sitio no se pudo construir: sigue como estaba.\n${trouble}`,
    isRight: false,
  };
}
