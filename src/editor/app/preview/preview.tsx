import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import * as messages from "#messages";
import { PREVIEW_BASE } from "../../contract/addresses.ts";
import type { PressedContent } from "./find-field.ts";
import { listenToPresses } from "./listen-to-presses.ts";
import { scrollTo } from "./scroll-page.ts";
import { Failure } from "../layout/failure.tsx";
import { Panel } from "../layout/views.tsx";
import { refuseFiles } from "../upload/file-input.tsx";
import type { EarlierVersion } from "../use-shown-document.ts";
import { useLatest } from "../use-latest.ts";
import { usePainted } from "../use-painted.ts";

/** Widths in pixels at which the page is shown. */
const WIDTHS = { phone: 390, computer: 1440 };
type Device = keyof typeof WIDTHS;
const DEVICES = Object.keys(WIDTHS) as Device[];
/** The minimum width, in pixels, at which the page for a computer is still legible when it is scaled down. */
const MIN_COMPUTER_WIDTH = WIDTHS.computer / 3;

export interface PreviewProps {
  /** The URL of the page, from the root of the site. */
  address: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Returns whether a field with the clicked content was found. */
  onPress: (pressed: PressedContent) => boolean;
  /** The earlier version that is shown; `undefined` for the current version. */
  earlierVersion: EarlierVersion | undefined;
  /** A sentence that explains why the earlier version is not shown; `""` without a failure. */
  failure: string;
  onShowCurrent: () => void;
  /** Opens the publication dialog; `undefined` if the document has nothing to publish. */
  onPublish: (() => void) | undefined;
  publishLabel: string;
  /** Called when the page has loaded. */
  onReady: () => void;
}

/** Renders the page as readers will see it, at the width of a phone or computer. */
export function Preview(props: PreviewProps) {
  const { address, frame, earlierVersion, failure, onShowCurrent, onPublish, publishLabel, onPress, onReady } = props;
  const [place, availableWidth] = useWidth();
  const [chosenDevice, setChosenDevice] = useState<Device>();
  const isNarrow = availableWidth < MIN_COMPUTER_WIDTH;
  const device = chosenDevice ?? (isNarrow ? "phone" : "computer");
  // In a small window, the page for a phone takes up the available width.
  const width = isNarrow && device === "phone" ? availableWidth : WIDTHS[device];
  const scale = Math.min(1, availableWidth / width);
  const latestOnPress = useLatest(onPress);
  // The page is loaded after the first paint, because the same thread would otherwise render the page before the form.
  const painted = usePainted();
  const [rendered, setRendered] = useState(false);
  const handleLoad = () => {
    const page = frame.current?.contentDocument;
    // A page of another origin, such as a login, is shown as it is.
    if (!page) setRendered(true);
    else {
      whenRendered(page, "main", () => setRendered(true));
      scrollToHash(page);
      forwardShortcuts(page);
      refuseFiles(page);
      listenToPresses(page, (pressed) => latestOnPress.current(pressed));
    }
    onReady();
  };
  return (
    <Panel view="page" as="section" aria-label={messages.preview.page} borderEndWidth="0">
      <Flex px="4" py="2" gap="2" align="center" wrap="wrap" borderBottomWidth="1px" minH="14">
        <Text flex="1" truncate textStyle="sm" color="fg.muted">
          {earlierVersion ? (
            messages.preview.was(earlierVersion.timeText)
          ) : (
            <chakra.span hideBelow="md">{messages.preview.is}</chakra.span>
          )}
          {address}
        </Text>
        <Failure text={failure} />
        {earlierVersion && (
          <Button size="xs" variant="outline" onClick={onShowCurrent}>
            {messages.preview.seeNow}
          </Button>
        )}
        {DEVICES.map((each) => (
          <Button
            key={messages.preview[each]}
            size="xs"
            variant={each === device ? "solid" : "ghost"}
            aria-pressed={each === device}
            onClick={() => setChosenDevice(each)}
          >
            {messages.preview[each]}
          </Button>
        ))}
        {onPublish && (
          // On phones, the form with its button is hidden while the page is shown.
          <Button size="xs" variant="outline" hideFrom="md" onClick={onPublish}>
            {publishLabel}
          </Button>
        )}
      </Flex>
      <Flex ref={place} flex="1" minH="0" overflow="clip" justify="center" bg="bg.emphasized" position="relative">
        {!rendered && (
          <Text role="status" position="absolute" inset="0" zIndex="1" p="4" bg="bg.muted" color="fg.muted">
            {messages.preview.loading}
          </Text>
        )}
        {painted && (
          <chakra.iframe
            ref={frame}
            title={messages.preview.page}
            src={PREVIEW_BASE + address.slice(1)}
            onLoad={handleLoad}
            border="0"
            flexShrink="0"
            transformOrigin="top center"
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
      </Flex>
    </Panel>
  );
}

/** Measures the available width, in pixels, of the element with the returned ref. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 800));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

/** Forwards shortcuts with Ctrl or ⌘ from the page to the editor. */
function forwardShortcuts(frame: Document): void {
  frame.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (!document.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  });
}

/** Scrolls to the element that the URL names, as soon as the element is rendered. */
function scrollToHash(page: Document): void {
  const id = decodeURIComponent(page.location.hash.slice(1));
  if (id) whenRendered(page, `#${CSS.escape(id)}`, (place) => scrollTo(page, place, { behavior: "instant" }));
}

/** Calls `callback` with the first element that matches a selector, as soon as the element is rendered. */
function whenRendered(page: Document, selector: string, callback: (element: Element) => void): void {
  const check = () => {
    const element = page.querySelector(selector);
    if (element) callback(element);
    return element !== null;
  };
  if (check()) return;
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(page.body, { childList: true, subtree: true });
}
