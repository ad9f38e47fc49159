import { Alert, Box, CloseButton } from "@chakra-ui/react";
import { memo } from "react";

interface PictureStatusProps {
  /** How many pictures are on their way. */
  coming: number;
  refusals: readonly string[];
  onRead: () => void;
}

/** Says that pictures are being taken in, and which were not. */
export const PictureStatus = memo(function PictureStatus({ coming, refusals, onRead }: PictureStatusProps) {
  return (
    <>
      <Box role="status" px="3" fontSize="sm" color="fg.muted">
        {coming > 0 && (coming === 1 ? "Guardando la foto…" : `Guardando ${coming} fotos…`)}
      </Box>
      {refusals.length > 0 && (
        <Alert.Root role="alert" status="error" alignItems="start">
          <Alert.Indicator />
          <Alert.Content>
            {refusals.map((refusal) => (
              <Alert.Description key={refusal}>{refusal}</Alert.Description>
            ))}
          </Alert.Content>
          <CloseButton size="sm" aria-label="Cerrar el aviso" onClick={onRead} />
        </Alert.Root>
      )}
    </>
  );
});
