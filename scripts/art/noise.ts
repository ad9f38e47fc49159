/** Smooth noise of the plane, from -1 to 1, and its sum over octaves. */
import { type Random } from "./random.ts";

export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Gradient noise over a shuffled lattice. */
export function gradientNoise(random: Random): Noise {
  const angles = Float32Array.from({ length: SIZE }, () => random() * Math.PI * 2);
  const order = Uint8Array.from({ length: SIZE }, () => Math.floor(random() * SIZE));
  const corner = (column: number, row: number, x: number, y: number) => {
    const angle = angles[order[(column + (order[row & 255] ?? 0)) & 255] ?? 0] ?? 0;
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const [u, v] = [x - column, y - row];
    const [fadeX, fadeY] = [fade(u), fade(v)];
    const top = mix(corner(column, row, u, v), corner(column + 1, row, u - 1, v), fadeX);
    const bottom = mix(corner(column, row + 1, u, v - 1), corner(column + 1, row + 1, u - 1, v - 1), fadeX);
    return mix(top, bottom, fadeY) * 1.5;
  };
}

export function octaves(noise: Noise, count: number): Noise {
  return (x, y) => {
    let sum = 0;
    for (let octave = 0, scale = 1; octave < count; octave++, scale *= 2) {
      sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) / scale;
    }
    return sum;
  };
}

const fade = (value: number) => value * value * value * (value * (value * 6 - 15) + 10);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
