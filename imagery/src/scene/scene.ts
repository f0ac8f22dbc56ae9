import type { Object3D } from 'three';
import type { Camera } from './camera.ts';

/** One picture: what stands in it, by which light and from where. */
export interface Scene {
  readonly scene: Object3D;
  readonly camera: Camera;
  readonly light: 'room' | 'studio';
  /** Pixels, where it is not as wide as the others. */
  readonly size?: readonly [number, number];
  /** Stops, where it is not exposed as usual. */
  readonly exposure?: number;
}

/** `swatch`: nothing but what it is made of. */
export type View = 'hero' | 'front' | 'angle' | 'detail' | 'swatch';
/** All that show the thing itself. */
export type WholeView = Exclude<View, 'swatch'>;
