import { Badge, Button, chakra, Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { DocumentChange } from "../../contract/git.ts";
import type { Names } from "./names.ts";
import type { Side } from "./publication-actions.ts";
import { KINDS, listed, pictureCount } from "./change-texts.ts";

interface ChangeRowProps {
  change: DocumentChange;
  names: Names;
  /** It is not what was looked at before. */
  isMoved: boolean;
  /** Of the document as it is now. */
  problems: number;
  /** It stays for another time. */
  left: boolean;
  onLeave: (stays: boolean) => void;
  onShow: (file: string, side: Side) => void;
}

/** A document that has changed: what happened to it, and its page before and after. */
export function ChangeRow({ change, names, isMoved, problems, left, onLeave, onShow }: ChangeRowProps) {
  const { file, from, kind, waiting, held, pictures, others, draft } = change;
  const [name, type] = [names.nameOf(file), names.typeOf(file)];
  const { word, color } = KINDS[kind];
  // Of a file that was not there, or is there no more, there is no form beside which its earlier page would stand.
  const hasEarlierPage = from === undefined && kind !== "added" && kind !== "removed";
  const notes = [
    others.length > 0 && messages.publication.changesOf(listed(others)),
    from !== undefined && messages.publication.formerName(names.nameOf(from)),
    draft && messages.publication.drafts[draft],
    pictureCount(pictures),
    problems > 0 && messages.publication.hasProblems(problems),
  ].filter(Boolean);
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2" borderBottomWidth="1px">
      <chakra.label display="grid" placeItems="center" minW={{ base: "11", md: "6" }}>
        <chakra.input
          type="checkbox"
          boxSize="6"
          aria-label={messages.publication.publishDocument(name)}
          checked={!left && !held}
          disabled={held}
          onChange={({ target }) => onLeave(!target.checked)}
        />
      </chakra.label>
      <Flex direction="column" flex="1" minW="12rem">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={color}>{word}</Badge>
          {isMoved && <Badge colorPalette="orange">{messages.publication.moved}</Badge>}
          {held && <Badge colorPalette="red">{messages.publication.held}</Badge>}
          {waiting && <Badge colorPalette="orange">{messages.publication.waits}</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {[type, ...notes].filter(Boolean).join(" · ")}
        </Text>
      </Flex>
      {type && (
        <Flex gap="2">
          {hasEarlierPage && (
            <ShowButton label={messages.publication.before} name={name} onPress={() => onShow(file, "before")} />
          )}
          {kind !== "removed" && (
            <ShowButton label={messages.publication.after} name={name} onPress={() => onShow(file, "after")} />
          )}
        </Flex>
      )}
    </chakra.li>
  );
}

function ShowButton({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <Button type="button" size="xs" variant="outline" aria-label={`${label}: ${name}`} onClick={onPress}>
      {label}
    </Button>
  );
}
