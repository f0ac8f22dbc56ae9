import { type RoomUnit, wholeAround, wholeWithin } from './room-unit.ts';

/** A box, in inches; which side is called what does not matter. */
interface Box {
  readonly width: number;
  readonly length: number;
  readonly height: number;
}

export interface Opening {
  readonly width: number;
  readonly height: number;
}

interface DoorFit {
  readonly passes: boolean;
  /** The two smaller sides of the box, which have to go through; the smaller one first. */
  readonly small: number;
  readonly middle: number;
}

/**
 * Whether a box goes through a door, longest side first: its two smaller sides must go through the opening, lying or
 * standing, in whole ones of the page's unit. How it turns behind the door is not asked.
 * @example doorFit({ width: 60, length: 80, height: 11 }, { width: 30, height: 80 }).passes // true
 */
export const doorFit = (box: Box, door: Opening, unit: RoomUnit = 'inches'): DoorFit => {
  const [small = 0, middle = 0] = [box.width, box.length, box.height].toSorted((a, b) => a - b);
  const passesBy = (side: number, opening: number): boolean =>
    wholeAround(side, unit) <= wholeWithin(opening, unit);
  const passes =
    (passesBy(small, door.width) && passesBy(middle, door.height)) ||
    (passesBy(middle, door.width) && passesBy(small, door.height));
  return { passes, small, middle };
};
