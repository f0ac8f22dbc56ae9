import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Box3, Group, type Object3D } from 'three';
import { deckOf } from '../piece/bed-frame.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { type BareBed, bareBed, bedroom, houseBed, houseMattress } from '../room/bedroom.ts';

/** The bed of the house to be dressed anew. */
export interface HouseBedTop extends Pick<BareBed, 'top' | 'inRoom'> {
  readonly on: PieceSpec;
  /** The underside of its mattress, and the edge of its top, below the quilting. Metres. */
  readonly bottom: number;
  readonly edge: number;
  /** Where the mattress begins at its head, along z. Metres. */
  readonly head: number;
  /** The room with the bed in it and these things on it; they are placed as the bed is: its middle at z = 0. */
  furnished(things: readonly Object3D[]): Object3D;
}

export const houseBedTop = (style: RoomData): HouseBedTop => {
  const bed = houseBed(style, 1.53, 2.04);
  const on = houseMattress(bed);
  const { parts, top, inRoom } = bareBed(bed, on);
  const { height } = deckOf(bed);
  return {
    ...{ top, inRoom, on },
    bottom: height,
    edge: height + on.height,
    head: top.z - on.length / 2,
    furnished: (things) => {
      const made = new Group().add(...parts, ...things);
      made.position.z = inRoom;
      return bedroom(style, made, bed.width);
    },
  };
};

/** How far a pillow sinks into what it lies on, in metres. */
export const SINKS = 0.012;

/** Lays a thing down, tilted back by `tilt` and turned by `turn` (radians), its lowest point on a bed. */
export const laid = <Thing extends Object3D>(
  thing: Thing,
  {
    x,
    z,
    on,
    tilt = 0,
    turn = 0,
  }: {
    readonly x: number;
    readonly z: number;
    /** The height of what it lies on. */
    readonly on: number;
    readonly tilt?: number;
    readonly turn?: number;
  },
): Thing => {
  thing.rotation.set(tilt, turn, 0, 'YXZ');
  thing.position.set(x, 0, z);
  const { min } = new Box3().setFromObject(thing, true);
  thing.position.y = on - SINKS - min.y;
  return thing;
};
