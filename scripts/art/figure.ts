/**
 * A standing figure as a signed-distance field: head with hair or hat, shoulders, arms in a pose,
 * a garment and long legs. Units: 1 is the height of the figure; `y` grows downwards from its top.
 */
import { clamp, mix } from "./noise.ts";
import { between, pick, type Random } from "./random.ts";

interface Point {
  x: number;
  y: number;
}

/** A line from one point to another whose thickness goes from one radius to the other. */
interface Limb {
  from: Point;
  to: Point;
  start: number;
  end: number;
}

export interface Figure {
  limbs: Limb[];
  /** Half-width of the garment at heights that grow downwards. */
  garment: { y: number; half: number; shift: number }[];
  head: { center: Point; across: number; along: number };
  hat: Limb[];
  folds: number;
  phase: number;
}

const GARMENTS = {
  coat: [
    [0.155, 0.04],
    [0.172, 0.098],
    [0.3, 0.078],
    [0.4, 0.072],
    [0.56, 0.105],
    [0.74, 0.14],
  ],
  dress: [
    [0.16, 0.045],
    [0.175, 0.078],
    [0.3, 0.058],
    [0.37, 0.05],
    [0.56, 0.13],
    [0.8, 0.25],
  ],
  column: [
    [0.16, 0.045],
    [0.175, 0.086],
    [0.32, 0.066],
    [0.5, 0.074],
    [0.72, 0.07],
    [0.9, 0.085],
  ],
  cape: [
    [0.15, 0.035],
    [0.18, 0.1],
    [0.34, 0.17],
    [0.5, 0.21],
    [0.62, 0.235],
  ],
  jacket: [
    [0.155, 0.04],
    [0.172, 0.112],
    [0.26, 0.1],
    [0.36, 0.088],
    [0.46, 0.092],
  ],
  ballgown: [
    [0.17, 0.05],
    [0.19, 0.07],
    [0.36, 0.045],
    [0.44, 0.12],
    [0.6, 0.27],
    [0.93, 0.36],
  ],
} as const;

type Garment = keyof typeof GARMENTS;

const ARMS = ["down", "hip", "raised", "crossed", "open"] as const;

export function drawFigure(random: Random): Figure {
  const garment = pick(random, Object.keys(GARMENTS) as Garment[]);
  const lean = between(random, -0.025, 0.025);
  const hip: Point = { x: lean, y: 0.46 };
  return {
    limbs: [
      ...legs(random, hip, garment),
      ...arm(random, -1),
      ...arm(random, 1),
      { from: { x: lean * 0.2, y: 0.12 }, to: { x: 0, y: 0.18 }, start: 0.02, end: 0.028 },
    ],
    garment: GARMENTS[garment].map(([y, half], index) => ({
      y,
      half: half * between(random, 0.94, 1.08),
      shift: lean * (index / 3),
    })),
    head: { center: { x: lean * -0.6, y: 0.082 }, across: 0.037, along: 0.052 },
    hat: hat(random, lean * -0.6),
    folds: Math.round(between(random, 5, 11)),
    phase: random() * 6,
  };
}

function legs(random: Random, hip: Point, garment: Garment): Limb[] {
  const wide = garment === "jacket" || garment === "cape" ? between(random, 0.034, 0.06) : 0.028;
  const stride = between(random, 0.02, 0.11);
  return [-1, 1].flatMap((side) => {
    const knee = { x: hip.x + side * (0.03 + stride * 0.35), y: 0.7 };
    const foot = { x: hip.x + side * (0.025 + stride * 0.7), y: 0.955 };
    const toe = { x: foot.x + side * 0.03, y: 0.975 };
    return [
      { from: { x: hip.x + side * 0.03, y: 0.45 }, to: knee, start: 0.046, end: wide },
      { from: knee, to: foot, start: wide, end: wide > 0.034 ? wide * 1.1 : 0.016 },
      { from: foot, to: toe, start: 0.014, end: 0.011 },
    ];
  });
}

function arm(random: Random, side: -1 | 1): Limb[] {
  const shoulder = { x: side * 0.09, y: 0.19 };
  const pose = pick(random, ARMS);
  const [elbow, hand] = {
    down: [
      { x: side * 0.125, y: 0.33 },
      { x: side * 0.13, y: 0.47 },
    ],
    hip: [
      { x: side * 0.205, y: 0.31 },
      { x: side * 0.085, y: 0.4 },
    ],
    raised: [
      { x: side * 0.17, y: 0.09 },
      { x: side * 0.1, y: -0.05 },
    ],
    crossed: [
      { x: side * 0.13, y: 0.32 },
      { x: side * -0.05, y: 0.3 },
    ],
    open: [
      { x: side * 0.2, y: 0.27 },
      { x: side * 0.31, y: 0.34 },
    ],
  }[pose] as [Point, Point];
  const sleeve = between(random, 0.024, 0.04);
  return [
    { from: shoulder, to: elbow, start: 0.032, end: sleeve },
    { from: elbow, to: hand, start: sleeve, end: sleeve > 0.033 ? 0.04 : 0.013 },
  ];
}

function hat(random: Random, x: number): Limb[] {
  const line = (fromX: number, fromY: number, toX: number, toY: number, start: number, end = start): Limb => ({
    from: { x: x + fromX, y: fromY },
    to: { x: x + toX, y: toY },
    start,
    end,
  });
  return pick(random, [
    [line(-0.11, 0.055, 0.11, 0.05, 0.013), line(0, 0.03, 0, 0.05, 0.036, 0.04)],
    [line(-0.16, 0.075, 0.16, 0.035, 0.015), line(0, 0.03, 0, 0.05, 0.034, 0.042)],
    [line(0.012, 0.012, 0.012, 0.02, 0.026)],
    [line(0, 0.06, 0, 0.07, 0.068, 0.062)],
    [
      line(-0.035, 0.06, -0.05, 0.2, 0.024, 0.02),
      line(0.035, 0.06, 0.05, 0.2, 0.024, 0.02),
      line(-0.02, 0.04, 0.02, 0.04, 0.03),
    ],
    [line(0, 0.045, 0, -0.075, 0.034, 0.012)],
    [line(-0.02, 0.04, 0.03, 0.045, 0.032), line(0.04, 0.06, 0.1, 0.17, 0.02, 0.005)],
  ]);
}

/** Distance to the outline, negative inside, and how far round the body a place of the garment is. */
export function distanceTo(figure: Figure, x: number, y: number): number {
  let distance = ellipse(figure.head, x, y);
  for (const limb of figure.limbs) distance = Math.min(distance, toLimb(limb, x, y));
  for (const limb of figure.hat) distance = Math.min(distance, toLimb(limb, x, y));
  return Math.min(distance, toGarment(figure, x, y));
}

function ellipse({ center, across, along }: Figure["head"], x: number, y: number): number {
  return (Math.hypot((x - center.x) / across, (y - center.y) / along) - 1) * across;
}

function toLimb({ from, to, start, end }: Limb, x: number, y: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = clamp(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - from.x - dx * along, y - from.y - dy * along) - mix(start, end, along);
}

function toGarment({ garment, folds, phase }: Figure, x: number, y: number): number {
  const first = garment[0];
  const last = garment.at(-1);
  if (!first || !last) return 1;
  const index = Math.max(
    1,
    garment.findIndex((part) => part.y > y),
  );
  const below = y >= last.y ? last : (garment[index] ?? last);
  const above = garment[garment.indexOf(below) - 1] ?? first;
  const share = clamp((y - above.y) / (below.y - above.y));
  const eased = share * share * (3 - 2 * share);
  const hem = last.y + 0.012 * Math.sin((x / last.half) * folds + phase);
  const side = Math.abs(x - mix(above.shift, below.shift, share)) - mix(above.half, below.half, eased);
  return Math.max(side * 0.92, first.y - y, y - hem);
}

/** Light on the body, 0 to 1: round towards the outline, with the folds of the cloth. */
export function lightOn(figure: Figure, x: number, y: number, distance: number): number {
  const step = 0.006;
  const slopeX = (distanceTo(figure, x + step, y) - distance) / step;
  const depth = clamp(-distance / 0.06);
  const round = Math.sqrt(1 - (1 - depth) ** 2);
  const width = 0.08 + Math.max(0, y - 0.3) * 0.4;
  const cloth = Math.sin((x / width) * figure.folds + figure.phase + Math.sin(y * 9 + figure.phase) * 0.7);
  const folded = y > 0.2 ? cloth * 0.24 * clamp((y - 0.16) * 5) : 0;
  return clamp(0.5 - slopeX * (1 - round) * 0.55 + folded * depth + (0.5 - y) * 0.15);
}
