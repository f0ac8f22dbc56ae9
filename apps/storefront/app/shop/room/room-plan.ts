import { CLEARANCE, type Fit, type Floor, type Standing } from './room-fit.ts';

/** A rectangle in inches: from the left wall, and from the wall that the piece stands at. */
export interface PlanRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly length: number;
}

/** A room from above with what stands in it, at the wall where most is left. */
export interface RoomPlan {
  readonly room: Floor;
  readonly piece: PlanRect;
  /** What must stay free, as far as the room goes. */
  readonly zone: PlanRect;
  readonly stands: Standing;
  readonly fits: boolean;
}

/** The room of a plan is turned so that its piece stands at the wall above. */
export const planOf = (stands: Standing, piece: Floor, { fits, best }: Fit): RoomPlan => {
  const { wall, depth } = best;
  const need = CLEARANCE[stands];
  const width = Math.min(wall, piece.width + 2 * need.beside);
  return {
    room: { width: wall, length: depth },
    piece: { left: (wall - piece.width) / 2, top: 0, width: piece.width, length: piece.length },
    zone: {
      left: (wall - width) / 2,
      top: 0,
      width,
      length: Math.min(depth, piece.length + need.before),
    },
    stands,
    fits,
  };
};
