import { Button, Dialog, Field, Image, Span, Textarea } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import * as messages from "#messages";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { DialogForm, DialogFrame } from "../layout/dialog.tsx";
import type { TakenPicture } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { useFormContext } from "../form/use-field.ts";
import { useKeepOpen } from "../keep-open.ts";
import { useUpload } from "../upload/use-upload.ts";
import { useAttempt } from "../use-request.ts";

interface PictureDialogProps {
  /** The URL of the picture. */
  address: string;
  /** The number of pictures that follow after this picture. */
  more: number;
  onPlace: (description: string) => void;
  /** Called when the picture is left out. */
  onLeave: () => void;
  /** Returns the element that gets the focus after the dialog closes. */
  returnTo: () => HTMLElement | null;
}

/** Asks for the description of a picture before the picture is inserted. The dialog stays open for the next picture. */
export function PictureDialog({ returnTo, ...form }: PictureDialogProps) {
  return (
    <DialogFrame
      title={messages.markdown.whatIsSeen}
      open
      onClose={form.onLeave}
      finalFocusEl={returnTo}
      scrollBehavior="inside"
    >
      <PictureForm key={form.address} {...form} />
    </DialogFrame>
  );
}

function PictureForm({ address, more, onPlace, onLeave }: Omit<PictureDialogProps, "returnTo">) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const description = field.current?.value.trim() ?? "";
    if (description) return onPlace(description);
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <DialogForm onSubmit={submit}>
      <Dialog.Body>
        <Image src={address} alt={messages.markdown.thePicture} maxHeight="40dvh" mx="auto" mb="4" />
        <Field.Root invalid={missing}>
          <Field.Label>{messages.markdown.description}</Field.Label>
          <Textarea ref={field} rows={3} lang={CONTENT_LANGUAGE} data-autofocus onChange={() => setMissing(false)} />
          <Field.HelperText>{messages.markdown.descriptionHelp}</Field.HelperText>
          <Field.ErrorText color="red.fg">{messages.markdown.descriptionMissing}</Field.ErrorText>
        </Field.Root>
      </Dialog.Body>
      <Dialog.Footer>
        {more > 0 && (
          <Span me="auto" fontSize="sm" color="fg.muted">
            {messages.markdown.moreFollow(more)}
          </Span>
        )}
        <Button variant="outline" onClick={onLeave}>
          {messages.pictures.leaveOut}
        </Button>
        <Button type="submit">{messages.markdown.putPicture}</Button>
      </Dialog.Footer>
    </DialogForm>
  );
}

/**
 * Manages pictures for a Markdown text. Pictures in `waiting` are uploaded and need a description. The dialog shows the
 * first of these pictures. `onTogether` is called with uploaded pictures that should form a gallery. Without
 * `onTogether`, several pictures are inserted one by one.
 */
export function usePictures(onTogether?: (taken: readonly TakenPicture[]) => void) {
  const { file } = useFormContext();
  const { failure, attempt } = useAttempt();
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  const upload = useUpload((taken) => setWaiting((before) => [...before, ...taken]));
  const together = useUpload((taken) => onTogether?.(taken));
  const [several, setSeveral] = useState<readonly File[]>([]);
  useKeepOpen(waiting.length + several.length > 0);
  // Each file is a batch of its own, because the dialog should show a picture as soon as it is uploaded.
  const takeEach = (files: readonly File[]) => files.forEach((each) => upload.take([each]));
  /** Continues with the next picture. */
  const next = () => setWaiting((before) => before.slice(1));
  return {
    upload,
    together,
    waiting,
    /** The files about which a person has to decide whether they form a gallery. */
    several,
    decide: (isGallery: boolean) => {
      setSeveral([]);
      if (isGallery) together.take(several);
      else takeEach(several);
    },
    /** A sentence about why the file of a left-out picture could not be removed; `""` without a failure. */
    failure,
    take: (files: readonly File[]) => (files.length > 1 && onTogether ? setSeveral(files) : takeEach(files)),
    next,
    /** Leaves out the first picture and removes its unused file. */
    leave: ({ src }: TakenPicture) => {
      next();
      void attempt(() => editorApi.removePicture({ file, src }));
    },
  };
}
