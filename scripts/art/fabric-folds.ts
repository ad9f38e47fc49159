/** Silk: domain-warped noise as a height map, lit with a highlight, in three colour stops. */
import { clamp, gradientNoise, octaves, smoothstep } from "./noise.ts";
import { type Color, color, type Silk } from "./palette.ts";
import { between, seeded } from "./random.ts";
import { blend, paint, type Size } from "./raster.ts";

export function fabricFolds(size: Size, seed: string, stops: Silk): Promise<Buffer> {
  const random = seeded(seed);
  const noise = octaves(gradientNoise(random), 3);
  const warp = gradientNoise(random);
  const [shadow, cloth, light] = stops.map(color) as [Color, Color, Color];
  const angle = between(random, 0, Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const stretch = between(random, 2.2, 4);
  const zoom = between(random, 0.9, 1.7);
  const height = (x: number, y: number) => {
    const [u, v] = [(x * cos + y * sin) * zoom, (y * cos - x * sin) * zoom * stretch];
    const bend = warp(u * 1.4, v * 0.35) * 1.1;
    const ridge = noise(u * 0.7 + bend, v * 0.5 + bend * 0.8);
    return 1 - Math.abs(ridge) + 0.25 * Math.sin(v * 3 + bend * 5);
  };
  const step = 1.5 / size.width;
  return paint(size, seed, 6, (x, y) => {
    const here = height(x, y);
    const slopeX = (height(x + step, y) - here) / step;
    const slopeY = (height(x, y + step) - here) / step;
    const length = Math.hypot(slopeX, slopeY, 3.2);
    const lit = clamp((3.2 * 0.62 - slopeX * 0.5 - slopeY * 0.6) / length);
    const shine = clamp((3.2 * 0.9 - slopeX * 0.3 - slopeY * 0.36) / length) ** 26;
    const base = blend(shadow, cloth, smoothstep(0.05, 0.75, lit * 0.8 + here * 0.22));
    return blend(base, light, clamp(shine * 0.75 + smoothstep(0.72, 1, lit) * 0.35));
  });
}
