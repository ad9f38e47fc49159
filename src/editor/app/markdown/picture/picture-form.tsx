import { Button, chakra, Dialog, Field, Image, Span, Textarea } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

interface PictureFormProps {
  address: string;
  more: number;
  onPlace: (description: string) => void;
  onLeave: () => void;
}

export function PictureForm({ address, more, onPlace, onLeave }: PictureFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the editor is not the one that is sent.
    event.stopPropagation();
    const description = field.current?.value.trim() ?? "";
    if (description) return onPlace(description);
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <chakra.form display="contents" onSubmit={submit} noValidate>
      <Dialog.Body>
        <Image src={address} alt="La foto que va a ir en el texto" maxHeight="40dvh" mx="auto" mb="4" />
        <Field.Root invalid={missing}>
          <Field.Label>Descripción</Field.Label>
          <Textarea ref={field} rows={3} lang="es" data-autofocus onChange={() => setMissing(false)} />
          <Field.HelperText>
            Lo que tiene que saber de la foto quien no la ve, por ejemplo: Un telar con la trama a medio hacer.
          </Field.HelperText>
          <Field.ErrorText color="red.fg">
            Escribí qué muestra: sin eso la foto no dice nada a quien no la ve.
          </Field.ErrorText>
        </Field.Root>
      </Dialog.Body>
      <Dialog.Footer>
        {more > 0 && (
          <Span me="auto" fontSize="sm" color="fg.muted">
            {more === 1 ? "Después viene otra." : `Después vienen otras ${more}.`}
          </Span>
        )}
        <Button variant="outline" onClick={onLeave}>
          No ponerla
        </Button>
        <Button type="submit">Poner en el texto</Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
