import { ImprovedNoise } from 'three/addons/math/ImprovedNoise.js';

const perlin = new ImprovedNoise();

/** Smooth noise from -1 to 1 at a place (metres); the same place always gives the same. */
export const noise = (x: number, y: number, z = 0): number => perlin.noise(x, y, z);

/** A number from 0 up to 1 that belongs to a seed and an index: the scatter of things that are not random. */
export const scatter = (seed: number, index: number): number => {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return value - Math.floor(value);
};
