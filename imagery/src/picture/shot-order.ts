import type { RoomData } from '@counterpane/catalogue/room-schema';
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
  readonly sun: RoomData['sun'] | null;
  /** Pixels, as it is rendered. */
  readonly size: readonly [width: number, height: number];
  readonly widths: readonly number[];
  /** Paths of light to each pixel. */
  readonly samples: number;
  /** Stops. */
  readonly exposure: number;
}

/** How a shot is taken. */
export const orderOf = (shot: Shot): Order => {
  const scene = 'scene' in shot ? shot.build() : sceneOfProduct(shot);
  const file = fileOf(shot);
  return {
    scene,
    sun: scene.light === 'room' ? shot.room.sun : null,
    size: scene.size ?? SETTINGS.size,
    widths: widthsOf(scene.size?.[0], file),
    samples: SETTINGS.samples[scene.light === 'room' && isZoomed(file) ? 'zoomedRoom' : scene.light],
    exposure: scene.exposure ?? SETTINGS.exposure[scene.light],
  };
};

const sceneOfProduct = ({ product, view, color, place, room }: ProductShot): Scene =>
  sceneOf(view, specOfProduct(product, color ?? undefined), room, place);
