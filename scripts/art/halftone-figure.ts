/** A standing figure printed through a rotated cosine dot screen: one ink on one paper, with grain. */
import { distanceTo, drawFigure, lightOn } from "./figure.ts";
import { clamp, gradientNoise, octaves, smoothstep } from "./noise.ts";
import { color, type Print } from "./palette.ts";
import { between, seeded } from "./random.ts";
import { blend, paint, type Size } from "./raster.ts";

export function halftoneFigure(size: Size, seed: string, [ink, paper]: Print): Promise<Buffer> {
  const random = seeded(seed);
  const figure = drawFigure(random);
  const clouds = octaves(gradientNoise(random), 3);
  const tall = size.height / size.width;
  // In a landscape the figure is cropped below the hip and stands to one side.
  const scale = tall > 1 ? tall * between(random, 0.86, 1.04) : between(random, 0.95, 1.2);
  const shift = tall > 1 ? between(random, -0.06, 0.06) : between(random, -0.22, 0.22);
  const top = tall > 1 ? (tall - scale) * between(random, 0.5, 0.8) + 0.02 : 0.08;
  const angle = between(random, 0.2, 0.7);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const dots = between(random, 66, 94) * Math.PI;
  const [from, to] = [color(paper), color(ink)];
  const negative = to[0] + to[1] + to[2] > from[0] + from[1] + from[2];
  const horizon = tall * between(random, 0.72, 0.9);
  return paint(size, seed, 3, (x, y) => {
    const [u, v] = [(x - 0.5 - shift) / scale, (y - top) / scale];
    const distance = distanceTo(figure, u, v);
    const ground = 0.13 + clouds(x * 1.6, y * 1.6) * 0.09 + smoothstep(horizon - 0.02, horizon + 0.5, y) * 0.35;
    const body = 1 - (negative ? 1 - lightOn(figure, u, v, distance) : lightOn(figure, u, v, distance)) * 0.92;
    const tone = distance < 0 ? body : ground + clamp(1 - distance / 0.05) * -0.1;
    const screen = 0.5 + 0.25 * (Math.cos((x * cos + y * sin) * dots) + Math.cos((y * cos - x * sin) * dots));
    return blend(from, to, smoothstep(-0.09, 0.09, tone - 1 + screen) * (tone > 0.04 ? 1 : 0));
  });
}
