import { Box, Flex, Text } from "@chakra-ui/react";
import type { EditorState } from "@codemirror/state";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import * as messages from "#messages";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { pictureAddress } from "../editor-api.ts";
import { useFormContext, useProblems } from "../form/use-field.ts";
import type { LeafProps } from "../form/leaf.tsx";
import { UploadStatus } from "../upload/upload-status.tsx";
import { useFileChooser } from "../upload/file-input.tsx";
import { Toolbar, MARK_TOOLS } from "./toolbar.tsx";
import { BlockDialog } from "./blocks/block-dialog.tsx";
import { FilmOffer, SeveralPictures } from "./blocks/offers.tsx";
import { blockChange, useBlocks } from "./blocks/use-blocks.ts";
import { showProblems } from "./editor/problems-shown.ts";
import { useEditor } from "./editor/use-editor.ts";
import { LinkDialog } from "./link/link-dialog.tsx";
import { PictureDialog, usePictures } from "./pictures.tsx";
import { type LinkDraft, linkDraft, removeLink, writeLink, insertPicture } from "./text/links.ts";
import type { EditorView } from "@codemirror/view";
import { readingMinutes } from "../../../shared/magazine/reading-time.ts";
import { countWords } from "./text/count-words.ts";

/** Renders an editor for Markdown texts, with a toolbar. Parts of the text that nobody edits stay unchanged. */
export function MarkdownEditor({ name, label, text, write, aria }: LeafProps): ReactNode {
  const { file } = useFormContext();
  const problems = useProblems(name);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<LinkDraft>();
  const [pasteNote, setPasteNote] = useState("");
  const blocks = useBlocks();
  const pictures = usePictures(blocks.startGallery);
  const chooser = useFileChooser(pictures.take, true);
  const { frame, view } = useEditor({
    value: text,
    onChange: write,
    attributes: attributesOf(label, aria),
    blocks: blocks.blocks,
    pictureAddress: (src) => pictureAddress(file, src),
    onState: (state) => {
      setMarks((before) => keepIfSame(before, marksOf(state)));
      blocks.forgetRemoved(state);
    },
    onEdit: blocks.edit,
    onAddress: blocks.offer,
    onLink: () => askForLink(),
    onFiles: pictures.take,
    onPasted: (pasted) => setPasteNote(messages.markdown.notPasted(pasted)),
  });
  useEffect(() => view && showProblems(view, problems), [view, problems]);
  const askForLink = useCallback(() => view && setDraft(linkDraft(view.state)), [view]);
  const [picture] = pictures.waiting;
  const returnTo = () => view?.contentDOM ?? null;
  return (
    <Box
      width="100%"
      borderWidth="1px"
      borderColor={aria["aria-invalid"] ? "border.error" : "border"}
      rounded="md"
      bg="bg"
      _focusWithin={{ outline: "2px solid", outlineColor: "colorPalette.focusRing" }}
    >
      {view && (
        <Toolbar
          view={view}
          controls={aria.id}
          label={label}
          marks={marks}
          onLink={askForLink}
          onPicture={chooser.open}
          blocks={blocks.blocks}
          onBlock={blocks.start}
        />
      )}
      <Box ref={frame} css={{ "& .cm-editor": { maxHeight: { xl: "min(70dvh, 60rem)" } } }} />
      {view && <CountLine view={view} />}
      <Box px="3">
        <UploadStatus upload={pictures.upload} reminder={pasteNote} note={pictures.failure} />
        <UploadStatus upload={pictures.galleryUpload} />
      </Box>
      {view && blocks.address && (
        <FilmOffer
          address={blocks.address}
          onShow={() => blocks.showFilm(view.state)}
          onKeep={() => {
            blocks.offer("");
            view.focus();
          }}
        />
      )}
      {chooser.input}
      {view && draft && (
        <LinkDialog
          draft={draft}
          onWrite={(words, address) => {
            // The range of the link is read again, because others may have changed the text while the dialog was open.
            const { from, to } = linkDraft(view.state);
            view.dispatch(writeLink({ ...draft, from, to }, words, address));
            setDraft(undefined);
          }}
          onRemove={() => {
            view.dispatch(removeLink(linkDraft(view.state)));
            setDraft(undefined);
          }}
          onClose={() => setDraft(undefined)}
          returnTo={returnTo}
        />
      )}
      {view && blocks.draft && (
        <BlockDialog
          draft={blocks.draft}
          onWrite={(values) => {
            if (blocks.draft) view.dispatch(blockChange(view.state, blocks.draft, values));
            blocks.close();
          }}
          onClose={blocks.close}
          returnTo={returnTo}
        />
      )}
      {pictures.undecided.length > 0 && (
        <SeveralPictures
          count={pictures.undecided.length}
          onGallery={() => pictures.decide(true)}
          onEach={() => pictures.decide(false)}
        />
      )}
      {view && picture && (
        <PictureDialog
          address={pictureAddress(file, picture.src)}
          remaining={pictures.waiting.length - 1 + pictures.upload.pending.length}
          onInsert={(description) => {
            view.dispatch(insertPicture(view.state, picture.src, description));
            pictures.next();
          }}
          onLeave={() => pictures.leaveOut(picture)}
          returnTo={returnTo}
        />
      )}
    </Box>
  );
}

function attributesOf(label: string, aria: LeafProps["aria"]): Record<string, string> {
  const { id, "aria-describedby": describedBy, "aria-invalid": isInvalid } = aria;
  return {
    id,
    // Without `tabindex`, code that searches for tab stops would not find the editable element.
    tabindex: "0",
    "aria-label": label,
    lang: CONTENT_LANGUAGE,
    spellcheck: "true",
    autocorrect: "on",
    autocapitalize: "sentences",
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(isInvalid && { "aria-invalid": "true" }),
  };
}

function marksOf(state: EditorState): string[] {
  const marks = MARK_TOOLS.filter(({ isOn }) => isOn(state)).map(({ name }) => name);
  return linkDraft(state).isExisting ? [...marks, messages.markdown.link] : marks;
}

const keepIfSame = (before: readonly string[], now: readonly string[]) => (before.join() === now.join() ? before : now);

/**
 * The pause in typing, in milliseconds, after which words are counted. Counting after each key press would be slow in a
 * long text.
 */
const COUNT_DELAY = 300;

const NUMBER = new Intl.NumberFormat(messages.common.locale, { useGrouping: "always" });

/** Renders the reading time, the number of words, and a hint for people who are used to word processors. */
function CountLine({ view }: { view: EditorView }) {
  const [count, setCount] = useState(() => countWords(view.state));
  // The effect runs after every render, because the component renders after each change of the text.
  useEffect(() => {
    const timer = setTimeout(() => setCount(countWords(view.state)), COUNT_DELAY);
    return () => clearTimeout(timer);
  });
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" px="3" py="1.5" borderTopWidth="1px" color="fg.muted">
      <Text fontSize="sm">
        {count > 0 && messages.markdown.length(readingMinutes(count), count, NUMBER.format(count))}
      </Text>
      <Text fontSize="sm">{messages.markdown.emptyLine}</Text>
    </Flex>
  );
}
