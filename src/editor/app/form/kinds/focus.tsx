/** Sets the focal point of a picture, which every crop has to show. A click or the arrow keys move the focal point. */
import { Box, Button, chakra, Flex, Image } from "@chakra-ui/react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import * as messages from "#messages";
import { pictureAddress } from "../../editor-api.ts";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { FieldProblems } from "../field-frame.tsx";
import { oneValue } from "../leaf.tsx";
import { srcOf } from "../picture/picture-fields.ts";
import { useDescription, useFormContext, useRead, useValue } from "../use-field.ts";

/** The distances from the left and from the top of the picture, in percent of its size. */
type Point = readonly [left: number, top: number];

const MIDDLE: Point = [50, 50];

/**
 * Renders a button that opens the `FocusBoard`, which is closed at first, because most pictures need no focal point.
 * The picture is in the field `src` of the same group.
 */
function FocusControl({ name, label, schema, path, write }: ControlProps) {
  const { id } = useDescription(name, schema);
  const { file } = useFormContext();
  const src = useRead(path.slice(0, -1), srcOf);
  const value = useValue(path);
  const [isOpen, setOpen] = useState(false);
  if (src === "" && value === undefined) return null;
  const point = pointOf(String(value));
  return (
    <Box data-field={name}>
      <Button id={id} size="xs" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {point ? messages.pictures.focusChosen(label) : label}
      </Button>
      {isOpen && <FocusBoard address={pictureAddress(file, src)} label={label} point={point ?? MIDDLE} write={write} />}
      <FieldProblems name={name} id={id} />
    </Box>
  );
}

/** Matches two whole numbers from 0 to 100, as the compiler does. */
const POINT = /^(\d|[1-9]\d|100) (\d|[1-9]\d|100)$/;

export function pointOf(text: string): Point | undefined {
  const [, left, top] = POINT.exec(text) ?? [];
  return left && top ? [Number(left), Number(top)] : undefined;
}

interface FocusBoardProps extends Pick<ControlProps, "label" | "write"> {
  address: string;
  point: Point;
}

/** Renders the picture with a mark at the focal point, and two crops of the picture. */
function FocusBoard({ address, label, point: [left, top], write }: FocusBoardProps) {
  const choose = (point: Point) =>
    write(point.map((percent) => Math.round(Math.min(Math.max(percent, 0), 100))).join(" "));
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    choose([((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100]);
  };
  const move = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    if (!right && !down) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    choose([left + right * step, top + down * step]);
  };
  return (
    <Box marginTop="2">
      <chakra.p fontSize="xs" color="fg.muted" marginBottom="2">
        {messages.pictures.focusHelp}
      </chakra.p>
      <Flex gap="3" wrap="wrap" align="start">
        <Box
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={left}
          aria-valuetext={messages.pictures.focusAt(left, top)}
          position="relative"
          cursor="crosshair"
          onClick={press}
          onKeyDown={move}
        >
          <Image src={address} alt="" width="60" draggable={false} />
          <Box {...MARK} style={{ left: `${left}%`, top: `${top}%` }} />
        </Box>
        {["3 / 2", "3 / 4"].map((ratio) => (
          <Image
            key={ratio}
            src={address}
            alt=""
            height="24"
            aspectRatio={ratio}
            objectFit="cover"
            style={{ objectPosition: `${left}% ${top}%` }}
          />
        ))}
        <Button size="xs" variant="ghost" onClick={() => write(undefined)}>
          {messages.pictures.middle}
        </Button>
      </Flex>
    </Box>
  );
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A ring that is visible on light and on dark pictures. */
const MARK = {
  "aria-hidden": true,
  position: "absolute",
  boxSize: "6",
  transform: "translate(-50%, -50%)",
  rounded: "full",
  borderWidth: "2px",
  borderColor: "white",
  outline: "2px solid black",
  pointerEvents: "none",
} as const;

export const focus: FieldKind = { ...oneValue, Control: FocusControl };
