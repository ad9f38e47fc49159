/** Horizontal hidden-line strokes over a figure's relief: each line hides the ones behind it. */
import { distanceTo, drawFigure, type Figure, lightOn } from "./figure.ts";
import { clamp, gradientNoise, type Noise } from "./noise.ts";
import { between, seeded } from "./random.ts";
import { paintSvg, type Size } from "./raster.ts";

type RidgeInk = Record<"ground" | "line" | "accent", string>;

const POINTS = 150;

export function ridgeLines(size: Size, seed: string, { ground, line, accent }: RidgeInk): Promise<Buffer> {
  const random = seeded(seed);
  const figure = drawFigure(random);
  const noise = gradientNoise(random);
  const rows = Math.round(between(random, 60, 84) * (size.height > size.width ? 1 : 0.62));
  const accented = Math.round(between(random, 0.2, 0.75) * rows);
  const paths = Array.from({ length: rows }, (_row, index) => {
    const y = (index + 4) / (rows + 4);
    const path = rowPath(size, figure, noise, y);
    return `<path d="${path}" fill="${ground}" stroke="${index === accented ? accent : line}" stroke-width="${index === accented ? 3 : 1.5}"/>`;
  });
  return paintSvg(size, paths.join(""), ground);
}

function rowPath({ width, height }: Size, figure: Figure, noise: Noise, y: number): string {
  const tall = height / width;
  const scale = tall > 1 ? tall * 0.9 : 1.25;
  const points = Array.from({ length: POINTS + 1 }, (_point, index) => {
    const x = index / POINTS;
    const [u, v] = [(x - 0.5) / scale, (y * tall - tall * 0.07) / scale];
    const distance = distanceTo(figure, u, v);
    const depth = clamp(-distance / 0.05);
    const relief = depth > 0 ? Math.sqrt(1 - (1 - depth) ** 2) * (0.045 + 0.05 * lightOn(figure, u, v, distance)) : 0;
    const rough = noise(x * 9, y * 22) * 0.004 + noise(x * 30, y * 60) * 0.012 * depth;
    return `${(x * width * 1.04 - width * 0.02).toFixed(1)} ${((y - relief - rough) * height).toFixed(1)}`;
  });
  return `M${points.join("L")}L${width * 1.03} ${height * 1.2}L${-width * 0.03} ${height * 1.2}Z`;
}
