import { inInches, type RoomUnit, wholeNear, wholeWithin } from './room-unit.ts';

/** A bed is walked around; a case of drawers stands at a wall and is opened. */
export type Standing = 'bed' | 'case';

/** A rectangle on the floor, in inches. Of a piece the length goes from the wall into the room. */
export interface Floor {
  readonly width: number;
  readonly length: number;
}

/** Inches that must stay free. */
interface Clearance {
  readonly beside: number;
  readonly before: number;
}

/** To walk past a bed takes 24 inches; to open a drawer and stand before it takes 30. */
export const CLEARANCE: Readonly<Record<Standing, Clearance>> = {
  bed: { beside: 24, before: 24 },
  case: { beside: 0, before: 30 },
};

/** A piece in the middle of one wall, all in inches; what is negative is how far it would stand in the wall. */
export interface Placing {
  /** Of the wall that it stands at, and how far the room goes from there. */
  readonly wall: number;
  readonly depth: number;
  /** Free on each side, and before it. */
  readonly beside: number;
  readonly before: number;
  readonly goesIn: boolean;
  /** Whether all that must stay free does. */
  readonly isEnough: boolean;
}

export interface Fit {
  readonly fits: boolean;
  /** The better one of the two ways to place it. */
  readonly best: Placing;
  /** Turned by a quarter; null where the room is square. */
  readonly other: Placing | null;
}

/**
 * Whether a piece fits a room with what must stay free around it, at either wall, in whole ones of the page's unit.
 * @example roomFit('bed', { width: 60, length: 80 }, { width: 120, length: 144 }).fits // true
 */
export const roomFit = (stands: Standing, piece: Floor, room: Floor, unit: RoomUnit = 'inches'): Fit => {
  const need = neededIn(CLEARANCE[stands], unit);
  const along = place(piece, room.width, room.length, need, unit);
  const across = place(piece, room.length, room.width, need, unit);
  const isTurned = rank(across, need) > rank(along, need);
  const best = isTurned ? across : along;
  return {
    fits: best.isEnough,
    best,
    other: room.width === room.length ? null : isTurned ? along : across,
  };
};

/** As much as the page says: 24 inches are 61 centimetres. */
const neededIn = ({ beside, before }: Clearance, unit: RoomUnit): Clearance => ({
  beside: inInches(wholeNear(beside, unit), unit),
  before: inInches(wholeNear(before, unit), unit),
});

const place = (piece: Floor, wall: number, depth: number, need: Clearance, unit: RoomUnit): Placing => {
  const beside = (wall - piece.width) / 2;
  const before = depth - piece.length;
  const leaves = (free: number, least: number): boolean => wholeWithin(free, unit) >= wholeNear(least, unit);
  return {
    wall,
    depth,
    beside,
    before,
    goesIn: leaves(beside, 0) && leaves(before, 0),
    isEnough: leaves(beside, need.beside) && leaves(before, need.before),
  };
};

/** What goes in before what does not, then by how much the tighter of the two is more, or less, than it must be. */
const rank = ({ beside, before, goesIn }: Placing, need: Clearance): number =>
  Math.min(beside - need.beside, before - need.before) - (goesIn ? 0 : OUT);

/** More inches than any room has. */
const OUT = 1e6;
