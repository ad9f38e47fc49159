/**
 * A standing figure as a signed-distance field: head with hair or hat, shoulders, arms in a pose,
 * a garment and long legs. Units: 1 is the height of the figure; `y` grows downwards from its top.
 */
import { clamp, mix, smoothstep } from "./noise.ts";
import { between, pick, type Random } from "./random.ts";

type Point = readonly [x: number, y: number];
type Limb = ReturnType<typeof limb>;
export type Figure = ReturnType<typeof drawFigure>;

/** Height → half-width of the garment there. */
const GARMENTS = {
  coat: { 0.155: 0.04, 0.172: 0.098, 0.3: 0.078, 0.4: 0.072, 0.56: 0.105, 0.74: 0.14 },
  dress: { 0.16: 0.045, 0.175: 0.078, 0.3: 0.058, 0.37: 0.05, 0.56: 0.13, 0.8: 0.25 },
  column: { 0.16: 0.045, 0.175: 0.086, 0.32: 0.066, 0.5: 0.074, 0.72: 0.07, 0.9: 0.085 },
  cape: { 0.15: 0.035, 0.18: 0.1, 0.34: 0.17, 0.5: 0.21, 0.62: 0.235 },
  jacket: { 0.155: 0.04, 0.172: 0.112, 0.26: 0.1, 0.36: 0.088, 0.46: 0.092 },
  ballgown: { 0.17: 0.05, 0.19: 0.07, 0.36: 0.045, 0.44: 0.12, 0.6: 0.27, 0.93: 0.36 },
};

/** Of the arm on the right; the other is its mirror image. */
const POSES: Record<string, { elbow: Point; hand: Point }> = {
  down: { elbow: [0.125, 0.33], hand: [0.13, 0.47] },
  hip: { elbow: [0.205, 0.31], hand: [0.085, 0.4] },
  raised: { elbow: [0.17, 0.09], hand: [0.1, -0.05] },
  crossed: { elbow: [0.13, 0.32], hand: [-0.05, 0.3] },
  open: { elbow: [0.2, 0.27], hand: [0.31, 0.34] },
};

export function drawFigure(random: Random) {
  const [name, outline] = pick(random, Object.entries(GARMENTS));
  const lean = between(random, -0.025, 0.025);
  const head = lean * -0.6;
  const neck = limb([lean * 0.2, 0.12], [0, 0.18], 0.02, 0.028);
  const body = [...legs(random, lean, name), ...arm(random, -1), ...arm(random, 1), neck];
  return {
    garment: Object.entries(outline).map(([y, half], index) => ({
      y: Number(y),
      half: half * between(random, 0.94, 1.08),
      shift: lean * (index / 3),
    })),
    head,
    limbs: [...body, ...hat(random, head)],
    folds: Math.round(between(random, 5, 11)),
    phase: random() * 6,
  };
}

/** A line from one point to another whose thickness goes from one radius to the other. */
function limb(from: Point, to: Point, start: number, end = start) {
  return { from, to, start, end };
}

function legs(random: Random, hip: number, garment: string): Limb[] {
  const wide = garment === "jacket" || garment === "cape" ? between(random, 0.034, 0.06) : 0.028;
  const stride = between(random, 0.02, 0.11);
  return [-1, 1].flatMap((side) => {
    const knee: Point = [hip + side * (0.03 + stride * 0.35), 0.7];
    const foot: Point = [hip + side * (0.025 + stride * 0.7), 0.955];
    return [
      limb([hip + side * 0.03, 0.45], knee, 0.046, wide),
      limb(knee, foot, wide, wide > 0.034 ? wide * 1.1 : 0.016),
      limb(foot, [foot[0] + side * 0.03, 0.975], 0.014, 0.011),
    ];
  });
}

function arm(random: Random, side: -1 | 1): Limb[] {
  const { elbow, hand } = pick(random, Object.values(POSES));
  const sleeve = between(random, 0.024, 0.04);
  const onSide = ([x, y]: Point): Point => [side * x, y];
  return [
    limb(onSide([0.09, 0.19]), onSide(elbow), 0.032, sleeve),
    limb(onSide(elbow), onSide(hand), sleeve, sleeve > 0.033 ? 0.04 : 0.013),
  ];
}

function hat(random: Random, x: number): Limb[] {
  const line = (fromX: number, fromY: number, toX: number, toY: number, start: number, end?: number) =>
    limb([x + fromX, fromY], [x + toX, toY], start, end);
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

/** Distance to the outline, negative inside. */
export function distanceTo(figure: Figure, x: number, y: number): number {
  let distance = toHead(x - figure.head, y - 0.082);
  for (const each of figure.limbs) distance = Math.min(distance, toLimb(each, x, y));
  return Math.min(distance, toGarment(figure, x, y));
}

function toHead(x: number, y: number): number {
  return (Math.hypot(x / 0.037, y / 0.052) - 1) * 0.037;
}

function toLimb({ from, to, start, end }: Limb, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - from[0] - dx * along, y - from[1] - dy * along) - mix(start, end, along);
}

function toGarment({ garment, folds, phase }: Figure, x: number, y: number): number {
  // Above the garment its first two places count, below it its last two, which are at -2 and -1.
  const index = garment.findIndex((part) => part.y > y) || 1;
  const [first, above, below, last] = [garment[0], garment.at(index - 1), garment.at(index), garment.at(-1)];
  if (!first || !above || !below || !last) return 1;
  const shift = mix(above.shift, below.shift, clamp((y - above.y) / (below.y - above.y)));
  const half = mix(above.half, below.half, smoothstep(above.y, below.y, y));
  const hem = last.y + 0.012 * Math.sin((x / last.half) * folds + phase);
  return Math.max((Math.abs(x - shift) - half) * 0.92, first.y - y, y - hem);
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
