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
  /** The number of pictures that follow this picture. */
  remaining: number;
  onInsert: (description: string) => void;
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

function PictureForm({ address, remaining, onInsert, onLeave }: Omit<PictureDialogProps, "returnTo">) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const description = field.current?.value.trim() ?? "";
    if (description) return onInsert(description);
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <DialogForm onSubmit={submit}>
      <Dialog.Body>
        <Image src={address} alt={messages.markdown.thePicture} maxHeight="40dvh" mx="auto" mb="4" />
        <Field.Root invalid={isMissing}>
          <Field.Label>{messages.markdown.description}</Field.Label>
          <Textarea ref={field} rows={3} lang={CONTENT_LANGUAGE} data-autofocus onChange={() => setMissing(false)} />
          <Field.HelperText>{messages.markdown.descriptionHelp}</Field.HelperText>
          <Field.ErrorText color="red.fg">{messages.markdown.descriptionMissing}</Field.ErrorText>
        </Field.Root>
      </Dialog.Body>
      <Dialog.Footer>
        {remaining > 0 && (
          <Span me="auto" fontSize="sm" color="fg.muted">
            {messages.markdown.moreFollow(remaining)}
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
 * first of these pictures. `onGallery` is called with uploaded pictures that should form a gallery. Without
 * `onGallery`, several pictures are inserted one by one.
 */
export function usePictures(onGallery?: (pictures: readonly TakenPicture[]) => void) {
  const { file } = useFormContext();
  const { failure, attempt } = useAttempt();
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  const upload = useUpload((pictures) => setWaiting((before) => [...before, ...pictures]));
  const galleryUpload = useUpload((pictures) => onGallery?.(pictures));
  const [undecided, setUndecided] = useState<readonly File[]>([]);
  useKeepOpen(waiting.length + undecided.length > 0);
  // Each file is a batch of its own, so that the dialog can show a picture as soon as it is uploaded.
  const uploadEach = (files: readonly File[]) => files.forEach((each) => upload.add([each]));
  const next = () => setWaiting((before) => before.slice(1));
  return {
    upload,
    galleryUpload,
    waiting,
    /** Files that were added together. The person has to decide whether they form a gallery. */
    undecided,
    decide: (isGallery: boolean) => {
      setUndecided([]);
      if (isGallery) galleryUpload.add(undecided);
      else uploadEach(undecided);
    },
    /** A sentence that says why the file of a picture could not be removed; `""` without a failure. */
    failure,
    take: (files: readonly File[]) => (files.length > 1 && onGallery ? setUndecided(files) : uploadEach(files)),
    next,
    /** Leaves out the first picture and removes its file, because nothing uses the file. */
    leaveOut: ({ src }: TakenPicture) => {
      next();
      void attempt(() => editorApi.removePicture({ file, src }));
    },
  };
}
