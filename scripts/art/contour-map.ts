/** Contour lines of noise, bent by a figure's distance field: thin light lines on black, one in seven in the accent. */
import { distanceTo, drawFigure } from "./figure.ts";
import { clamp, gradientNoise, octaves, smoothstep } from "./noise.ts";
import { color } from "./palette.ts";
import { between, seeded } from "./random.ts";
import { blend, paint, type Size } from "./raster.ts";

export function contourMap(size: Size, seed: string, accent: string): Promise<Buffer> {
  const random = seeded(seed);
  const figure = drawFigure(random);
  const land = octaves(gradientNoise(random), 2);
  const tall = size.height / size.width;
  const scale = tall > 1 ? tall * 0.92 : 1.15;
  const shift = tall > 1 ? 0 : between(random, -0.25, 0.25);
  const lines = between(random, 17, 24);
  const field = (x: number, y: number) => {
    const distance = distanceTo(figure, (x - 0.5 - shift) / scale, (y - tall * 0.04) / scale);
    const body = distance < 0 ? 0.35 + clamp(-distance * 9) * 0.75 : -Math.min(0.9, distance * 2.2);
    return (body + land(x * 1.5, y * 1.5) * (distance < 0 ? 0.12 : 0.5)) * lines * 0.62;
  };
  const [black, pale, ink] = [color("#050505"), color("#F1EFE8"), color(accent)];
  const step = 1 / size.width;
  return paint(size, seed, 2, (x, y) => {
    const here = field(x, y);
    const slope = Math.hypot(field(x + step, y) - here, field(x, y + step) - here);
    const nearest = Math.round(here);
    const width = Math.abs(here - nearest) / Math.max(slope, 0.004);
    const accented = ((nearest % 7) + 7) % 7 === 0;
    const line = 1 - smoothstep(accented ? 1.7 : 0.7, accented ? 2.9 : 1.7, width);
    return blend(black, accented ? ink : pale, line * (accented ? 1 : 0.85) * (slope > 0.6 ? 0.4 : 1));
  });
}
