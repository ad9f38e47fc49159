import { Button, chakra, Text } from "@chakra-ui/react";
import type { Version } from "../../contract/git.ts";
import { formatTime } from "../dates.ts";

interface VersionListProps<Item extends Version> {
  label: string;
  versions: readonly Item[];
  chosen?: Item | undefined;
  /** Returns the title of a version; by default its `sentence`. */
  nameOf?: (version: Item) => string;
  onChoose: (version: Item) => void;
}

/** Renders versions, the newest first, each with its title, time and author. */
export function VersionList<Item extends Version>({
  label,
  versions,
  chosen,
  nameOf,
  onChoose,
}: VersionListProps<Item>) {
  return (
    <chakra.ol aria-label={label} listStyleType="none" maxH="52" overflowY="auto" borderWidth="1px" rounded="md">
      {versions.map((version) => (
        <chakra.li key={version.commit + version.file} borderBottomWidth="1px">
          <Button
            variant={version === chosen ? "subtle" : "ghost"}
            aria-pressed={version === chosen}
            display="block"
            w="full"
            h="auto"
            py="2"
            textAlign="start"
            whiteSpace="normal"
            fontWeight="normal"
            onClick={() => onChoose(version)}
          >
            <Text textStyle="sm" overflowWrap="anywhere">
              {nameOf?.(version) ?? version.sentence}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {[formatTime(version), version.author].filter(Boolean).join(" · ")}
            </Text>
          </Button>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
