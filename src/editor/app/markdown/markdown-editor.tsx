import { Box } from "@chakra-ui/react";
import type { EditorState } from "@codemirror/state";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Entry, EditorProblem, TakenPicture } from "../../contract/protocol.ts";
import { UploadStatus } from "../upload/upload-status.tsx";
import { useFileChooser } from "../upload/use-file-chooser.tsx";
import { Toolbar } from "./bar/toolbar.tsx";
import { MARK_TOOLS } from "./bar/tools.ts";
import { CountLine } from "./count-line.tsx";
import { showProblems } from "./editor/problems-shown.ts";
import { useEditor } from "./editor/use-editor.ts";
import { LinkDialog } from "./link/link-dialog.tsx";
import { PictureDialog } from "./picture/picture-dialog.tsx";
import { usePictures } from "./picture/use-pictures.ts";
import { hasLink, type LinkDraft, linkDraft, removeLink, writeLink } from "./text/links.ts";
import { placePicture } from "./text/pictures.ts";

export interface MarkdownEditorProps {
  /** Of the element that is written in. */
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** Those with a place are marked there. */
  problems: readonly EditorProblem[];
  /** The pages of the site. */
  entries: readonly Entry[];
  /** Of many documents of a type: `Números`. */
  typeName: (collection: string) => string;
  /** Puts a picture into the folder of the document; its error is a sentence. */
  takePicture: (file: File) => Promise<TakenPicture>;
  pictureAddress: (src: string) => string;
}

/** Markdown as it is written, with a bar for its marks: what is not touched stays as it was. */
export function MarkdownEditor(props: MarkdownEditorProps): ReactNode {
  const {
    id,
    label,
    value,
    onChange,
    invalid = false,
    problems,
    entries,
    typeName,
    takePicture,
    pictureAddress,
  } = props;
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<LinkDraft>();
  const pictures = usePictures(takePicture);
  const chooser = useFileChooser(pictures.take, true);
  const { frame, view } = useEditor({
    value,
    onChange,
    attributes: attributesOf(props),
    onState: (state) => setMarks((before) => keepIfSame(before, marksOf(state))),
    onLink: () => askForLink(),
    onFiles: pictures.take,
  });
  useEffect(() => view && showProblems(view, problems), [view, problems]);
  const askForLink = useCallback(() => view && setDraft(linkDraft(view.state)), [view]);
  const [picture] = pictures.waiting;
  const returnTo = () => view?.contentDOM ?? null;
  return (
    <Box
      width="100%"
      borderWidth="1px"
      borderColor={invalid ? "border.error" : "border"}
      rounded="md"
      bg="bg"
      _focusWithin={{ outline: "2px solid", outlineColor: "colorPalette.focusRing" }}
    >
      {view && (
        <Toolbar view={view} controls={id} label={label} marks={marks} onLink={askForLink} onPicture={chooser.open} />
      )}
      <Box ref={frame} />
      {view && <CountLine view={view} />}
      <Box px="3">
        <UploadStatus progress={pictures.progress} refusals={pictures.refusals} />
      </Box>
      {chooser.input}
      {view && draft && (
        <LinkDialog
          draft={draft}
          entries={entries}
          typeName={typeName}
          onWrite={(words, address) => {
            view.dispatch(writeLink(draft, words, address));
            setDraft(undefined);
          }}
          onRemove={() => {
            view.dispatch(removeLink(draft));
            setDraft(undefined);
          }}
          onClose={() => setDraft(undefined)}
          returnTo={returnTo}
        />
      )}
      {view && picture && (
        <PictureDialog
          address={pictureAddress(picture.src)}
          more={pictures.waiting.length - 1 + pictures.coming}
          onPlace={(description) => {
            view.dispatch(placePicture(view.state, picture.src, description));
            pictures.next();
          }}
          onLeave={pictures.next}
          returnTo={returnTo}
        />
      )}
    </Box>
  );
}

function attributesOf({ id, label, describedBy, invalid }: MarkdownEditorProps): Record<string, string> {
  return {
    id,
    // It can be written in, but nothing else tells so to who looks for what Tab reaches.
    tabindex: "0",
    "aria-label": label,
    lang: "es",
    spellcheck: "true",
    autocorrect: "on",
    autocapitalize: "sentences",
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(invalid && { "aria-invalid": "true" }),
  };
}

function marksOf(state: EditorState): string[] {
  const marks = MARK_TOOLS.filter(({ isOn }) => isOn(state)).map(({ name }) => name);
  return hasLink(state) ? [...marks, "Enlace"] : marks;
}

const keepIfSame = (before: readonly string[], now: readonly string[]) => (before.join() === now.join() ? before : now);
