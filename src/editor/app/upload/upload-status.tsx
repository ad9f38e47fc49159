import { Button, chakra, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import type { UploadItem, Upload } from "./use-upload.ts";

interface UploadStatusProps {
  upload: Upload;
  /** A sentence that reminds the person of something, such as checking the description of a replaced picture. */
  reminder?: string;
  /** A sentence about a problem other than a failed upload, such as one picture too many. */
  note?: string;
}

/**
 * Renders a live region for the progress and one for the failures of uploads. The regions exist from the start, because
 * a screen reader announces only changes.
 */
export function UploadStatus({ upload, reminder, note }: UploadStatusProps) {
  const { pending, failed } = upload;
  return (
    <>
      <chakra.div role="status" fontSize="xs" color="fg.muted">
        {pending.length > 0 && <chakra.p paddingTop="2">{progressOf(pending)}</chakra.p>}
        {reminder && (
          <chakra.p paddingTop="2" color="fg">
            {reminder}
          </chakra.p>
        )}
      </chakra.div>
      {pending.map((part, index) => (
        <Progress key={index} {...part} />
      ))}
      <chakra.div role="alert" fontSize="xs" color="fg.error" overflowWrap="anywhere">
        {failed.map(({ file, failure }, index) => (
          <chakra.p key={index} paddingTop="2">
            {file.name}: {failure}
          </chakra.p>
        ))}
        {note && <chakra.p paddingTop="2">{note}</chakra.p>}
      </chakra.div>
      {failed.some(({ isRefused }) => !isRefused) && <RetryButtons {...upload} />}
    </>
  );
}

function progressOf([first, ...others]: readonly UploadItem[]): string {
  return messages.pictures.storing(String(first?.file.name), others.length);
}

function Progress({ file, progress }: UploadItem) {
  return (
    <Flex align="center" gap="3" paddingTop="1" fontSize="xs">
      <chakra.span truncate flex="1">
        {file.name}
      </chakra.span>
      <chakra.progress aria-label={file.name} value={progress} css={PROGRESS_STYLES} />
    </Flex>
  );
}

/** Styles that make the progress bar look the same in all browsers. */
const PROGRESS_STYLES = {
  appearance: "none",
  width: "32",
  height: "1.5",
  flexShrink: "0",
  rounded: "full",
  overflow: "hidden",
  bg: "bg.emphasized",
  "&::-webkit-progress-bar": { bg: "bg.emphasized" },
  "&::-webkit-progress-value": { bg: "fg" },
  "&::-moz-progress-bar": { bg: "fg" },
} as const;

function RetryButtons({ failed, add, dismissFailed }: Upload) {
  const files = failed.flatMap(({ file, isRefused }) => (isRefused ? [] : file));
  return (
    <Flex gap="2" paddingTop="2">
      <Button size="xs" variant="outline" onClick={() => add(files)}>
        {messages.common.tryAgain}
      </Button>
      <Button size="xs" variant="ghost" onClick={dismissFailed}>
        {files.length === 1 ? messages.pictures.leaveOut : messages.pictures.leaveAllOut}
      </Button>
    </Flex>
  );
}
