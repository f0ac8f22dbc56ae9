import { ROOM_STYLES, type RoomStyle, type Sun } from '../room/room-style.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneOf } from '../scene/scene-of.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { fileOf, type ProductShot, type Shot } from './shot.ts';
import { isZoomed, widthsOf } from './widths-of.ts';

const SETTINGS = {
  /** As wide as the file for a close look; in the others what grain is left goes when it is made smaller. */
  size: [1280, 960],
  samples: { room: 7, zoomedRoom: 12, studio: 6 },
  exposure: { room: 0.1, studio: 0.7 },
} as const;

/** A picture as it is asked for: its scene, the sun in its windows, and in which widths it is kept. */
export interface Order {
  readonly scene: Scene;
  readonly sun: Sun | null;
  /** Pixels, as it is rendered. */
  readonly size: readonly [width: number, height: number];
  readonly widths: readonly number[];
  /** Paths of light to each pixel. */
  readonly samples: number;
  /** Stops. */
  readonly exposure: number;
}

/** How a shot is taken. @throws Error when its brand has no rooms */
export const orderOf = (shot: Shot): Order => {
  const style = ROOM_STYLES[shot.brand];
  if (!style) throw new Error(`${shot.brand} has no rooms: see room-style.ts`);
  const scene = 'scene' in shot ? shot.build() : sceneOfProduct(shot, style);
  const file = fileOf(shot);
  return {
    scene,
    sun: scene.light === 'room' ? style.sun : null,
    size: scene.size ?? SETTINGS.size,
    widths: widthsOf(scene.size?.[0], file),
    samples: SETTINGS.samples[scene.light === 'room' && isZoomed(file) ? 'zoomedRoom' : scene.light],
    exposure: scene.exposure ?? SETTINGS.exposure[scene.light],
  };
};

const sceneOfProduct = ({ product, view, color, place }: ProductShot, style: RoomStyle): Scene =>
  sceneOf(view, specOfProduct(product, color ?? undefined), style, place);
