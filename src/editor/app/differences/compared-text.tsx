/** Shows two texts merged word by word, without Markdown syntax. Removed words are struck out, new words underlined. */
import { Box, chakra, Image, Text } from "@chakra-ui/react";
import { diffWordsWithSpace } from "diff";
import type { ReactNode } from "react";
import * as messages from "#messages";
import { pictureAddress } from "../editor-api.ts";
import type { Fields, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { type Piece, piecesOf } from "../markdown/text/pieces.ts";
import { pairedRows } from "./differences.ts";
import { Deleted, Inserted } from "./marks.tsx";

export interface DifferenceContext {
  file: string;
  state: Pick<EditorState, "blocks" | "entries" | "now">;
}

export interface ComparedTextProps extends DifferenceContext {
  one: string;
  other: string;
  isMarkdown: boolean;
  /** If set, only this text is shown, and words that the other text lacks are marked. */
  only?: "one" | "other";
  /** Renders the fields in which two versions of a block differ. */
  compareFields: (form: FormSchema, one: Fields, other: Fields) => ReactNode;
}

export function ComparedText({ one, other, isMarkdown, only, ...context }: ComparedTextProps) {
  if (!isMarkdown) return <Words {...{ one, other, only }} />;
  const [before, after] = [one, other].map((text) => piecesOf(text, context.state.blocks)) as [Piece[], Piece[]];
  const rows = pairedRows(before.map(sourceOf), after.map(sourceOf));
  const separateRows = rows.flatMap(([beforeIndex, afterIndex]): typeof rows =>
    blockNameAt(before, beforeIndex) === blockNameAt(after, afterIndex) ||
    beforeIndex === undefined ||
    afterIndex === undefined
      ? [[beforeIndex, afterIndex]]
      : [
          [beforeIndex, undefined],
          [undefined, afterIndex],
        ],
  );
  const shownRows = separateRows.filter(([beforeIndex, afterIndex]) => {
    const [beforeSource, afterSource] = [sourceAt(before, beforeIndex), sourceAt(after, afterIndex)];
    return only ? (only === "one" ? beforeSource : afterSource) !== undefined : beforeSource !== afterSource;
  });
  return shownRows.map(([beforeIndex, afterIndex]) => (
    <Box key={`${beforeIndex} ${afterIndex}`} mb="2">
      <ComparedPiece
        one={before[beforeIndex ?? -1]}
        other={after[afterIndex ?? -1]}
        {...context}
        {...(only && { only })}
      />
    </Box>
  ));
}

const blockNameAt = (pieces: readonly Piece[], index = -1) => pieces[index]?.block?.block.name;
const sourceOf = ({ source }: Piece) => source;
const sourceAt = (pieces: readonly Piece[], index = -1) => pieces[index]?.source;

interface ComparedPieceProps extends Omit<ComparedTextProps, "one" | "other" | "isMarkdown"> {
  one: Piece | undefined;
  other: Piece | undefined;
}

/** Shows the differences in one piece of a text: a paragraph, a picture or a block. */
function ComparedPiece({ one, other, only, compareFields, ...context }: ComparedPieceProps) {
  const block = other?.block ?? one?.block;
  if (block && !only)
    return (
      <>
        <Text color="fg.muted">{block.block.form.title}</Text>
        {compareFields(block.block.form, one?.block?.values ?? {}, other?.block?.values ?? {})}
      </>
    );
  const [beforeWords = "", afterWords = ""] = [one?.words, other?.words];
  const pictures = only ? (only === "one" ? one : other)?.pictures : changedPictures(one, other);
  return (
    <>
      {beforeWords === afterWords && !only && pictures?.length === 0 && (
        <Text color="fg.muted">{messages.differences.onlyLook}</Text>
      )}
      <Words one={beforeWords} other={afterWords} only={only} />
      {pictures?.map((src) => (
        <Box key={src} mt="1">
          {!only && (one?.pictures.includes(src) ? messages.differences.went : messages.differences.came)}
          <Image src={pictureAddress(context.file, src)} alt={messages.pictures.picture} maxH="28" />
        </Box>
      ))}
    </>
  );
}

const changedPictures = (one?: Piece, other?: Piece): string[] => {
  const [before, after] = [one?.pictures ?? [], other?.pictures ?? []];
  return [...before.filter((src) => !after.includes(src)), ...after.filter((src) => !before.includes(src))];
};

function Words({ one, other, only }: { one: string; other: string; only: ComparedTextProps["only"] }) {
  const parts = diffWordsWithSpace(one, other).filter(
    ({ added, removed }) => !(only === "one" && added) && !(only === "other" && removed),
  );
  return (
    <chakra.span whiteSpace="pre-wrap">
      {parts.map(({ value, added, removed }, index) => {
        const Mark = only && (added || removed) ? chakra.mark : added ? Inserted : removed ? Deleted : chakra.span;
        return <Mark key={index}>{value}</Mark>;
      })}
    </chakra.span>
  );
}
